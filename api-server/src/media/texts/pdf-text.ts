import { readFile } from "node:fs/promises";
import type { CollectedText } from "./collected-text.ts";

/** What can't be text of a page takes no room: pictures and fonts are not looked at. */
const options = { maxImageSize: 0, disableFontFace: true, useSystemFonts: false, verbosity: 0 };

/** Reads the text of a PDF page by page. The library is loaded with the first one, and nowhere but here. */
export async function readPdf(path: string, into: CollectedText): Promise<void> {
  const { getDocumentProxy } = await import("unpdf");
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)), options);
  for (let number = 1; number <= pdf.numPages && !into.isFull; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!("str" in item)) continue;
      into.add(item.str);
      if (item.hasEOL) into.gap();
    }
    into.gap();
    page.cleanup();
  }
}
