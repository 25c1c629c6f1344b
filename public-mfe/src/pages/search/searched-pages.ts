import { complaints, contact } from "../../content/facts/contact.ts";
import { language } from "../../content/site/language.ts";
import { searchedPages } from "../../content/site/search.ts";
import { paths } from "../../paths.ts";
import { sentences } from "../../site/text/sentences.ts";
import { textsIn } from "./page-texts.ts";
import type { Hit } from "./searched-records.ts";

/** People look for a number or an address as it stands. */
const contactText = sentences(textsIn([contact, complaints]));

/**
 * The fixed pages, in the language of the page, as all fixed texts are.
 *
 * @param texts what the pages say, by their paths; without it they are found by their title and description
 */
export const pageHits = (texts: Readonly<Record<string, string>> = {}): Hit[] =>
  searchedPages.map((page) => ({
    ...page,
    id: page.to,
    language,
    more: page.to === paths.contact ? contactText : texts[page.to],
  }));
