import { open } from "node:fs/promises";
import { type CompoundEntry, openCompoundFile } from "../documents/compound-file.ts";
import { damagedDocument } from "../documents/document-refusals.ts";
import type { OleDocument } from "../documents/ole-document.ts";
import type { CollectedText } from "./collected-text.ts";
import { readSharedStrings } from "./excel-strings.ts";
import { readSlideText } from "./slide-text.ts";
import { readWordText, wordTable } from "./word-text.ts";

/** What is read of one stream; the text of longer ones is far beyond the limit. */
const maxReadBytes = 64 * 1024 * 1024;

/** Reads the text of a document of the old Office formats. */
export async function readOle(path: string, kind: OleDocument, into: CollectedText): Promise<void> {
  const file = await open(path, "r");
  try {
    const { entries, read } = await openCompoundFile(file);
    const stream = (name: string) => {
      const entry = entries.find((one): one is CompoundEntry => one.isStream && one.name === name);
      if (!entry) throw damagedDocument();
      return read(entry, maxReadBytes);
    };
    if (kind === "ppt") readSlideText(await stream("PowerPoint Document"), into);
    else if (kind === "xls") readSharedStrings(await stream("Workbook"), into);
    else {
      const word = await stream("WordDocument");
      readWordText(word, await stream(wordTable(word)), into);
    }
  } finally {
    await file.close();
  }
}
