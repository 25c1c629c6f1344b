import { complaints, contact } from "../../content/facts/contact.ts";
import { mandates, mission, vision } from "../../content/facts/organisation.ts";
import { language } from "../../content/site/language.ts";
import { searchedPages } from "../../content/site/search.ts";
import { paths } from "../../paths.ts";
import type { Hit } from "./searched-records.ts";

/** What pages say that people look for as it stands: a number, an address, a duty. */
const more: Readonly<Record<string, readonly string[]>> = {
  [paths.contact]: [
    ...contact.address,
    contact.openingHours,
    contact.mobile,
    contact.landline,
    contact.email,
    complaints.hotline,
    complaints.whistleblowingEmail,
    ...complaints.phones,
  ],
  [paths.ministry]: [vision, mission, ...mandates.flatMap(({ title, text }) => [title, text])],
};

/** The fixed pages, in the language of the page, as all fixed texts are. */
export const pageHits: Hit[] = searchedPages.map((page) => ({
  ...page,
  id: page.to,
  language,
  more: more[page.to]?.join(". "),
}));
