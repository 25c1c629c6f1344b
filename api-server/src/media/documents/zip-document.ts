import { buffer } from "node:stream/consumers";
import { bombContainer, hasMacros, notADocument, unsafeContainer } from "./document-refusals.ts";
import { assertHarmless, isTelling } from "./office-relations.ts";
import { withZipEntries, type ZipEntry } from "./zip-file.ts";

export type ZipDocument = "docx" | "xlsx" | "pptx" | "odt" | "ods" | "odp";

/** A long report with hundreds of pictures stays far below this. */
const maxUnpackedBytes = 512 * 1024 * 1024;

/** What is read of the parts that say what a document loads: each, and together. */
const maxTellingBytes = 4 * 1024 * 1024;
const maxTellingTogether = 16 * 1024 * 1024;

/** Spreadsheets shrink well; only above a fair size does the ratio say anything. */
const maxRatio = 200;
const fairBytes = 16 * 1024 * 1024;

const officeParts: [RegExp, ZipDocument][] = [
  [/^word\/document\d*\.xml$/i, "docx"],
  [/^xl\/workbook\d*\.xml$/i, "xlsx"],
  [/^ppt\/presentation\d*\.xml$/i, "pptx"],
];

const openDocuments: Record<string, ZipDocument> = {
  "application/vnd.oasis.opendocument.text": "odt",
  "application/vnd.oasis.opendocument.spreadsheet": "ods",
  "application/vnd.oasis.opendocument.presentation": "odp",
};

/** Macros by the places where Office and OpenDocument store them. */
const macroPlaces = /(?:^|\/)vbaProject\.bin$|^xl\/macrosheets\/|^(?:Basic|Scripts)\//i;

/**
 * Returns which office document a zip container is, from its central directory. Of its content only the small parts are
 * unpacked that name what it loads (`office-relations.ts`), under limits. Refuses plain archives, macros, bombs, what
 * is loaded from a network, and names that lead out of the container.
 */
export async function zipDocument(path: string, head: Buffer, bytes: number): Promise<ZipDocument> {
  const names = await withZipEntries(path, (entries) => checkedNames(entries, bytes));
  const openDocument = openDocumentOf(head);
  if (openDocument && names.has("content.xml")) return openDocument;
  if (!names.has("[Content_Types].xml")) throw notADocument();
  const found = officeParts.filter(([part]) => [...names].some((name) => part.test(name)));
  const kind = found[0]?.[1];
  if (kind === undefined || found.length > 1) throw notADocument();
  return kind;
}

async function checkedNames(entries: ZipEntry[], bytes: number): Promise<Set<string>> {
  let unpacked = 0;
  let telling = 0;
  for (const { name, bytes: unpacks, open } of entries) {
    if (isUnsafe(name)) throw unsafeContainer();
    if (macroPlaces.test(name)) throw hasMacros();
    unpacked += unpacks;
    if (unpacked > maxUnpackedBytes || (unpacked > fairBytes && unpacked > bytes * maxRatio))
      throw bombContainer();
    if (!isTelling(name)) continue;
    telling += unpacks;
    if (unpacks > maxTellingBytes || telling > maxTellingTogether) throw bombContainer();
    assertHarmless(await buffer(await open()));
  }
  return new Set(entries.map(({ name }) => name));
}

const isUnsafe = (name: string) =>
  /^(?:\/|[a-z]:)/i.test(name) || /[\\\0]/.test(name) || name.split("/").includes("..");

/** An OpenDocument begins with its type, stored as it is, so that it can be recognised without unpacking. */
function openDocumentOf(head: Buffer): ZipDocument | undefined {
  if (head.length < 38 || head.toString("latin1", 30, 38) !== "mimetype" || head.readUInt16LE(8) !== 0)
    return undefined;
  const start = 38 + head.readUInt16LE(28);
  return openDocuments[head.toString("latin1", start, start + head.readUInt32LE(18))];
}
