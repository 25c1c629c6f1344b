import { closeSync, openSync } from "node:fs";
import { type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { type Entry, type ZipFile, fromFd } from "yauzl";
import {
  bombContainer,
  damagedDocument,
  hasMacros,
  notADocument,
  tooManyParts,
  unsafeContainer,
} from "./document-refusals.ts";
import { assertHarmless, isTelling } from "./office-relations.ts";

export type ZipDocument = "docx" | "xlsx" | "pptx" | "odt" | "ods" | "odp";

/** A long report with hundreds of pictures stays far below these. */
const maxEntries = 3_000;
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
  const names = new Set<string>();
  let unpacked = 0;
  let telling = 0;
  await eachEntry(path, (entry, read) => {
    const name = Buffer.from(entry.fileName).toString("utf8");
    if (isUnsafe(name)) throw unsafeContainer();
    if (macroPlaces.test(name)) throw hasMacros();
    unpacked += entry.uncompressedSize;
    if (unpacked > maxUnpackedBytes || (unpacked > fairBytes && unpacked > bytes * maxRatio))
      throw bombContainer();
    names.add(name);
    if (!isTelling(name)) return undefined;
    telling += entry.uncompressedSize;
    if (entry.uncompressedSize > maxTellingBytes || telling > maxTellingTogether) throw bombContainer();
    return read().then(assertHarmless);
  });

  const openDocument = openDocumentOf(head);
  if (openDocument && names.has("content.xml")) return openDocument;
  if (!names.has("[Content_Types].xml")) throw notADocument();
  const found = officeParts.filter(([part]) => [...names].some((name) => part.test(name)));
  const kind = found[0]?.[1];
  if (kind === undefined || found.length > 1) throw notADocument();
  return kind;
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

type Visit = (entry: Entry, read: () => Promise<Buffer>) => Promise<void> | undefined;

/** Hands over each entry of the central directory in turn; an error of `visit` ends the reading and comes out. */
async function eachEntry(path: string, visit: Visit): Promise<void> {
  const fd = openSync(path, "r");
  try {
    await new Promise<void>((resolve, reject) => {
      const options = { lazyEntries: true, autoClose: false, decodeStrings: false };
      fromFd(fd, options, (error: Error | null, zip?: ZipFile) => {
        if (!zip) return reject(error ?? damagedDocument());
        if (zip.entryCount > maxEntries) return reject(tooManyParts());
        zip.on("error", reject).on("end", resolve);
        zip.on("entry", (entry: Entry) => {
          // The number in the end record may lie: what is there is counted too.
          if (zip.entriesRead > maxEntries) return reject(tooManyParts());
          Promise.resolve()
            .then(() => visit(entry, () => contentOf(zip, entry)))
            .then(() => zip.readEntry(), reject);
        });
        zip.readEntry();
      });
    });
  } finally {
    closeSync(fd);
  }
}

/** Unpacks one entry; yauzl ends the stream with an error when it is longer than the directory says. */
function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error: Error | null, stream?: Readable) => {
      if (stream) buffer(stream).then(resolve, reject);
      else reject(error ?? damagedDocument());
    });
  });
}
