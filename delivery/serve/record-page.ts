import { fullTitle, headTags, structuredData } from "../../public-mfe/src/site/page-facts.ts";
import { attribute, dataBlock, withHead } from "../compose/html.ts";
import type { SiteConfig } from "../contract.ts";
import { storedText, type StoredFile } from "./file-store.ts";
import type { Page } from "./pages.ts";
import type { Found } from "./published.ts";

const made = new WeakMap<Found & object, { from: StoredFile; file: StoredFile }>();

/**
 * The page of one record with that record's title, description and picture in its head, for those who read no
 * scripts: messengers and networks that show where a link leads. What the page does is the same. A record that does
 * not exist is said so in the status, too.
 */
export async function withRecord(page: Page, found: Found, { siteBase }: SiteConfig): Promise<Page> {
  if (found === "gone") return { ...page, status: 404 };
  const known = made.get(found);
  if (known?.from === page.file) return { ...page, file: known.file };
  const file = await storedText(withHead(page.file.plain.toString(), headOf(found, siteBase)));
  made.set(found, { from: page.file, file });
  return { ...page, file };
}

function headOf({ facts }: Exclude<Found, "gone">, siteBase: string): string[] {
  const data = structuredData(facts, siteBase);
  return [
    `<title>${attribute(fullTitle(facts))}</title>`,
    ...headTags(facts, siteBase).map(([tag, attributes]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${attribute(value)}"`);
      return `<${tag}${written.join("")}>`;
    }),
    ...(data ? [dataBlock(data)] : []),
  ];
}
