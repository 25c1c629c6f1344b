import { closeSync, openSync } from "node:fs";
import { type Readable } from "node:stream";
import { type Entry, fromFd, type ZipFile } from "yauzl";
import { damagedDocument, tooManyParts } from "./document-refusals.ts";

/** A long report with hundreds of pictures stays far below this. */
const maxEntries = 3_000;

/** One entry of a container's central directory. */
export interface ZipEntry {
  name: string;
  /** What the directory says it unpacks to; `open` ends with an error where it is more. */
  bytes: number;
  /** Unpacks it. */
  open(): Promise<Readable>;
}

/** Hands the entries of a zip container's central directory to `work`, and closes the file behind it. */
export async function withZipEntries<Result>(
  path: string,
  work: (entries: ZipEntry[]) => Promise<Result>,
): Promise<Result> {
  const fd = openSync(path, "r");
  try {
    return await work(await entriesOf(fd));
  } finally {
    closeSync(fd);
  }
}

function entriesOf(fd: number): Promise<ZipEntry[]> {
  return new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, decodeStrings: false };
    fromFd(fd, options, (error: Error | null, zip?: ZipFile) => {
      if (!zip) return reject(error ?? damagedDocument());
      if (zip.entryCount > maxEntries) return reject(tooManyParts());
      const entries: ZipEntry[] = [];
      zip.on("error", reject).on("end", () => resolve(entries));
      zip.on("entry", (entry: Entry) => {
        // The number in the end record may lie: what is there is counted too.
        if (zip.entriesRead > maxEntries) return reject(tooManyParts());
        const name = Buffer.from(entry.fileName).toString("utf8");
        entries.push({ name, bytes: entry.uncompressedSize, open: () => opened(zip, entry) });
        zip.readEntry();
      });
      zip.readEntry();
    });
  });
}

function opened(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error: Error | null, stream?: Readable) => {
      if (stream) resolve(stream);
      else reject(error ?? damagedDocument());
    });
  });
}
