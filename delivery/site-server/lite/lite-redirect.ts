import type { Page } from "../stores/composed-site.ts";
import { storedText, type StoredFile } from "../stores/file-store.ts";
import { htmlWithLiteRedirect } from "../http/low-data.ts";

const made = new WeakMap<StoredFile, Promise<StoredFile>>();

/** Returns a composed page that redirects browsers without scripts to the lite edition; made once per composition. */
export async function withLiteRedirect(page: Page, search: string): Promise<Page> {
  const known = search ? undefined : made.get(page.file);
  if (known) return { ...page, file: await known };
  const html = htmlWithLiteRedirect(page.file.plain.toString(), search);
  // As small as the composed file, which was compressed at leisure. A page with a query string is not worth the time.
  const file = storedText(html, search ? 5 : 11);
  if (!search) made.set(page.file, file);
  return { ...page, file: await file };
}
