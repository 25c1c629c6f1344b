import type { PublishedRecord } from "@ministry/contract";
import { headHtml, withHead } from "../../compose/pages/html.ts";
import type { Page } from "../stores/composed-site.ts";
import { storedText, type StoredFile } from "../stores/file-store.ts";

const made = new WeakMap<PublishedRecord, { from: StoredFile; file: StoredFile }>();

/**
 * The page of one record with that record's title, description and picture in its head, for those who read no
 * scripts: messengers and networks that show where a link leads. What the page does is the same.
 */
export async function withRecord(page: Page, record: PublishedRecord): Promise<Page> {
  const known = made.get(record);
  if (known?.from === page.file) return { ...page, file: known.file };
  const file = await storedText(withHead(page.file.plain.toString(), headHtml(record.head)));
  made.set(record, { from: page.file, file });
  return { ...page, file };
}
