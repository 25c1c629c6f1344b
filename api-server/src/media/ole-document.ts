import { type FileHandle, open } from "node:fs/promises";
import { damagedDocument, notADocument } from "./document-refusals.ts";

export type OleDocument = "doc" | "xls" | "ppt";

/** The one stream that every document of its kind has in its root folder. */
const streams: Record<string, OleDocument> = {
  WordDocument: "doc",
  Workbook: "xls",
  Book: "xls",
  "PowerPoint Document": "ppt",
};

const headerBytes = 512;
const entryBytes = 128;
const freeSector = 0xffffffff;
const lastRegularSector = 0xfffffffa;
const maxDirectorySectors = 1_000;
const maxChainedSectors = 256;

type ReadSector = (number: number) => Promise<Buffer>;

/**
 * Tells which document of the old Office formats a compound file is, by the streams its directory names ([MS-CFB]).
 * Installers, mails and encrypted packages share the container and are refused; a file cut short is refused too.
 */
export async function oleDocument(path: string): Promise<OleDocument> {
  const file = await open(path, "r");
  try {
    const header = await readAt(file, 0, headerBytes);
    const sectorBytes = 2 ** header.readUInt16LE(30);
    if (sectorBytes !== 512 && sectorBytes !== 4096) throw damagedDocument();
    const sector: ReadSector = (number) => readAt(file, (number + 1) * sectorBytes, sectorBytes);
    const table = await allocationTable(header, sector);
    const { size } = await file.stat();
    const used = table.findLastIndex((entry) => entry !== freeSector) + 1;
    // The last sector may be short; anything before it must be there.
    if (size < used * sectorBytes) throw damagedDocument();

    let number = header.readUInt32LE(48);
    for (let read = 0; read < maxDirectorySectors && number <= lastRegularSector; read += 1) {
      const kind = namesIn(await sector(number))
        .map((name) => streams[name])
        .find((one) => one !== undefined);
      if (kind) return kind;
      number = table[number] ?? freeSector;
    }
    throw notADocument();
  } finally {
    await file.close();
  }
}

/** Which sector follows which; where the table itself lies stands in the header and, for large files, in a chain. */
async function allocationTable(header: Buffer, sector: ReadSector): Promise<number[]> {
  const table: number[] = [];
  for (const number of await tableSectors(header, sector)) {
    const part = await sector(number);
    for (let at = 0; at < part.length; at += 4) table.push(part.readUInt32LE(at));
  }
  return table;
}

async function tableSectors(header: Buffer, sector: ReadSector): Promise<number[]> {
  const found: number[] = [];
  const collect = (from: Buffer, start: number, end: number) => {
    for (let at = start; at < end; at += 4) {
      const number = from.readUInt32LE(at);
      if (number <= lastRegularSector) found.push(number);
    }
  };
  collect(header, 76, headerBytes);
  let next = header.readUInt32LE(68);
  for (let read = 0; read < maxChainedSectors && next <= lastRegularSector; read += 1) {
    const part = await sector(next);
    collect(part, 0, part.length - 4);
    next = part.readUInt32LE(part.length - 4);
  }
  return found;
}

function namesIn(sector: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at + entryBytes <= sector.length; at += entryBytes) {
    const length = Math.min(64, sector.readUInt16LE(at + 64));
    if (length > 2) names.push(sector.toString("utf16le", at, at + length - 2));
  }
  return names;
}

async function readAt(file: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, position);
  if (bytesRead < bytes) throw damagedDocument();
  return buffer;
}
