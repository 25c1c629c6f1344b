import { type FileHandle } from "node:fs/promises";
import { damagedDocument } from "./document-refusals.ts";

/** One entry of a compound file's directory: a stream, or a storage that holds others. */
export interface CompoundEntry {
  name: string;
  isStream: boolean;
  firstSector: number;
  bytes: number;
}

export interface CompoundFile {
  entries: CompoundEntry[];
  /** The first `max` bytes of a stream. */
  read(entry: CompoundEntry, max: number): Promise<Buffer>;
}

const headerBytes = 512;
const entryBytes = 128;
const freeSector = 0xffffffff;
const lastRegularSector = 0xfffffffa;
const miniSectorBytes = 64;
const maxEntries = 4_096;
const streamType = 2;
const rootType = 5;

/**
 * Opens a compound file ([MS-CFB]), the container of the old Office formats. Every chain is followed no further than
 * the file has sectors, and no sector twice, so that what a few bytes claim takes neither time nor memory. Rejects
 * with the "damaged" `FileRefusal` for a file cut short or a chain that does not end.
 */
export async function openCompoundFile(file: FileHandle): Promise<CompoundFile> {
  const { size } = await file.stat();
  const header = await readAt(file, 0, headerBytes);
  const sectorBytes = 2 ** header.readUInt16LE(30);
  if (sectorBytes !== 512 && sectorBytes !== 4096) throw damagedDocument();
  const sectorsInFile = Math.ceil(size / sectorBytes);
  const sector = (number: number) => readAt(file, (number + 1) * sectorBytes, sectorBytes);

  const chain = (first: number, next: (number: number) => number, max: number) =>
    chained(first, next, max, sectorsInFile);
  async function contentOf(numbers: number[]): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (const number of numbers) parts.push(await lastMayBeShort(file, number, sectorBytes));
    return Buffer.concat(parts);
  }

  const table = await allocationTable(header, sector, sectorsInFile);
  const used = table.findLastIndex((entry) => entry !== freeSector) + 1;
  // The last sector may be short; anything before it must be there.
  if (size < used * sectorBytes) throw damagedDocument();
  const nextOf = (number: number) => table[number] ?? freeSector;

  const directorySectors = Math.ceil((maxEntries * entryBytes) / sectorBytes);
  const directory = await contentOf(chain(header.readUInt32LE(48), nextOf, directorySectors));
  const all = entriesIn(directory);
  const root = all.find(({ type }) => type === rootType);
  const miniLimit = header.readUInt32LE(56);

  async function readMini(entry: CompoundEntry, wanted: number): Promise<Buffer> {
    const miniTable = await contentOf(chain(header.readUInt32LE(60), nextOf, sectorsInFile));
    const stream = root ? await contentOf(chain(root.firstSector, nextOf, sectorsInFile)) : Buffer.alloc(0);
    const nextMini = (number: number) =>
      number * 4 + 4 <= miniTable.length ? miniTable.readUInt32LE(number * 4) : freeSector;
    const numbers = chain(entry.firstSector, nextMini, Math.ceil(wanted / miniSectorBytes));
    return Buffer.concat(
      numbers.map((number) => stream.subarray(number * miniSectorBytes, (number + 1) * miniSectorBytes)),
    );
  }

  return {
    entries: all.map(({ name, type, firstSector, bytes }) => ({
      ...{ name, firstSector, bytes },
      isStream: type === streamType,
    })),
    async read(entry, max) {
      const wanted = Math.min(entry.bytes, max, size);
      const content =
        entry.bytes < miniLimit
          ? await readMini(entry, wanted)
          : await contentOf(chain(entry.firstSector, nextOf, Math.ceil(wanted / sectorBytes)));
      return content.subarray(0, wanted);
    },
  };
}

/** Sector numbers from `first` on, as far as the chain goes and no further than `max`. */
function chained(
  first: number,
  next: (number: number) => number,
  max: number,
  sectorsInFile: number,
): number[] {
  const seen = new Set<number>();
  for (let number = first; number <= lastRegularSector; number = next(number)) {
    if (seen.has(number) || seen.size > sectorsInFile) throw damagedDocument();
    if (seen.size >= max) break;
    seen.add(number);
  }
  return [...seen];
}

/** Which sector follows which. Its own sectors are named in the header and, for large files, in a chain. */
async function allocationTable(
  header: Buffer,
  sector: (number: number) => Promise<Buffer>,
  sectorsInFile: number,
): Promise<number[]> {
  const numbers = new Set<number>();
  const collect = (from: Buffer, start: number, end: number) => {
    for (let at = start; at < end; at += 4) {
      const number = from.readUInt32LE(at);
      if (number > lastRegularSector) continue;
      if (number >= sectorsInFile) throw damagedDocument();
      numbers.add(number);
    }
  };
  collect(header, 76, headerBytes);
  const links = new Set<number>();
  let next = header.readUInt32LE(68);
  while (next <= lastRegularSector) {
    if (links.has(next) || next >= sectorsInFile) throw damagedDocument();
    links.add(next);
    const part = await sector(next);
    collect(part, 0, part.length - 4);
    next = part.readUInt32LE(part.length - 4);
  }
  const table: number[] = [];
  for (const number of numbers) {
    const part = await sector(number);
    for (let at = 0; at < part.length; at += 4) table.push(part.readUInt32LE(at));
  }
  return table;
}

function entriesIn(directory: Buffer) {
  const entries: (Omit<CompoundEntry, "isStream"> & { type: number })[] = [];
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const length = Math.min(64, directory.readUInt16LE(at + 64));
    if (length <= 2) continue;
    entries.push({
      name: directory.toString("utf16le", at, at + length - 2),
      type: directory.readUInt8(at + 66),
      firstSector: directory.readUInt32LE(at + 116),
      bytes: directory.readUInt32LE(at + 120),
    });
  }
  return entries;
}

async function readAt(file: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, position);
  if (bytesRead < bytes) throw damagedDocument();
  return buffer;
}

async function lastMayBeShort(file: FileHandle, number: number, sectorBytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(
    Buffer.alloc(sectorBytes),
    0,
    sectorBytes,
    (number + 1) * sectorBytes,
  );
  return buffer.subarray(0, bytesRead);
}
