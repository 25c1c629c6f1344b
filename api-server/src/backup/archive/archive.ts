import { createReadStream } from "node:fs";
import type { Readable, Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { type Header, extract, pack } from "tar-stream";
import { hashing } from "./hashing.ts";

/** One file of an archive on its way in. */
export interface ArchiveEntry {
  name: string;
  bytes: number;
  stream: Readable;
  /** Called with the SHA-256 (hex) of what was written. */
  onWritten?: (sha256: string) => void;
}

/** An archive that is not what it should be; `message` is for the operator. */
export class BadArchive extends Error {
  override readonly name = "BadArchive";
}

/** Last in the archive, in the format of `sha256sum`, so that an unpacked one can be checked without us. */
const sumsName = "SHA256SUMS";

/** Writes a tar archive: the entries in their order, then their checksums. Resolves when the target has it all. */
export async function writeArchive(entries: AsyncIterable<ArchiveEntry>, target: Writable): Promise<void> {
  const tar = pack();
  const written = pipeline(tar, target);
  const fill = async () => {
    const sums: string[] = [];
    for await (const { name, bytes, stream, onWritten } of entries) {
      const hash = hashing();
      await pipeline(stream, hash.through, tar.entry({ name, size: bytes, mode: 0o600 }));
      const sha256 = hash.hex();
      onWritten?.(sha256);
      sums.push(`${sha256}  ${name}\n`);
    }
    tar.entry({ name: sumsName, mode: 0o600 }, sums.join(""));
    tar.finalize();
  };
  // Whichever fails first ends the other.
  await Promise.all([written, fill().catch((error: Error) => void tar.destroy(error))]);
}

/**
 * Reads an archive from end to end and compares every checksum; hands each entry over on the way. Throws
 * `BadArchive` when anything is missing, changed or too much. What `onEntry` leaves unread is read past.
 */
export async function readArchive(
  source: string | Readable,
  onEntry: (name: string, stream: Readable, bytes: number) => Promise<void> = async () => undefined,
): Promise<void> {
  const found = new Map<string, string>();
  let sums: string | undefined;
  try {
    const entries = extract();
    const reading = pipeline(typeof source === "string" ? createReadStream(source) : source, entries);
    reading.catch(() => undefined); // what breaks it breaks the loop below as well
    // The library's streams are Node's in all but their type.
    for await (const entry of entries as unknown as AsyncIterable<Readable & { header: Header }>) {
      const { name } = entry.header;
      if (sums !== undefined || found.has(name)) throw new BadArchive("The archive has a file too many.");
      if (name === sumsName) {
        sums = await text(entry);
        continue;
      }
      const hash = hashing();
      const handled = onEntry(name, hash.through, entry.header.size ?? 0).then(
        () => void hash.through.resume(),
      );
      await Promise.all([pipeline(entry, hash.through), handled]);
      found.set(name, hash.hex());
    }
    await reading;
  } catch (error) {
    throw isOfTheArchive(error)
      ? new BadArchive("The archive is damaged or incomplete.", { cause: error })
      : error;
  }
  compare(found, sums);
}

function compare(found: Map<string, string>, sums: string | undefined): void {
  if (sums === undefined) throw new BadArchive("The archive is incomplete: its checksums are missing.");
  const wanted = sums.split("\n").filter((line) => line !== "");
  if (wanted.length !== found.size) throw new BadArchive("The archive does not hold the files it names.");
  for (const line of wanted) {
    const [hash, name] = [line.slice(0, 64), line.slice(66)];
    if (found.get(name) !== hash)
      throw new BadArchive(`The archive is damaged: ${name} does not match its checksum.`);
  }
}

/** The reader's own complaints carry no system code; a disk that fails must not pass for a bad archive. */
const isOfTheArchive = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof BadArchive) && !("syscall" in error);
