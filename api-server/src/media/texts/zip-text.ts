import { type ZipDocument } from "../documents/zip-document.ts";
import { withZipEntries } from "../documents/zip-file.ts";
import type { CollectedText } from "./collected-text.ts";
import { type Markup, readXml } from "./xml-text.ts";

interface Source {
  /** Parts in which the text stands. */
  parts: RegExp;
  markup: Markup;
}

// What was deleted stands in other elements than `t`; a fallback repeats what newer programs show.
const word: Source = {
  parts: /^word\/(?:document|footnotes|endnotes)\d*\.xml$/i,
  markup: { texts: ["t"], gaps: ["p", "br", "tab", "tc"], passed: ["Fallback"] },
};
const workbook: Source = {
  parts: /^xl\/(?:sharedStrings|worksheets\/sheet\d+)\.xml$/i,
  markup: { texts: ["t"], gaps: ["si", "is"], passed: ["rPh"] },
};
const slides: Source = {
  parts: /^ppt\/slides\/slide\d+\.xml$/i,
  markup: { texts: ["t"], gaps: ["p", "br", "tc"], passed: ["Fallback"] },
};
const openDocument: Source = {
  parts: /^content\.xml$/,
  markup: {
    texts: ["body"],
    gaps: ["p", "h", "s", "tab", "line-break", "table-cell"],
    passed: ["annotation", "tracked-changes", "notes", "scripts"],
  },
};

const sources: Record<ZipDocument, Source> = {
  docx: word,
  xlsx: workbook,
  pptx: slides,
  odt: openDocument,
  ods: openDocument,
  odp: openDocument,
};

/** Reads the text of a document of the newer Office formats or an OpenDocument, its parts in their order. */
export async function readZip(path: string, kind: ZipDocument, into: CollectedText): Promise<void> {
  const { parts, markup } = sources[kind];
  await withZipEntries(path, async (entries) => {
    const wanted = entries
      .filter(({ name }) => parts.test(name))
      .sort((one, other) => one.name.localeCompare(other.name, "en", { numeric: true }));
    for (const { open } of wanted) {
      if (into.isFull) return;
      await readXml(await open(), markup, into);
      into.gap();
    }
  });
}
