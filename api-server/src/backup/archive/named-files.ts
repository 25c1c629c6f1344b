import { readLines } from "./read-lines.ts";
import type { TableDump } from "./table-dump.ts";

/** A stored file as the rows of a dump name it. */
export interface NamedFile {
  key: string;
  /** Absent for smaller copies of images: their rows don't say it. */
  bytes?: number;
  /** Hex; documents have it. */
  sha256?: string;
}

interface ImageLine {
  reference: string;
  bytes: number;
  variants: { key: string }[];
}
interface DocumentFileLine {
  key: string;
  bytes: number;
  sha256: string | null;
}

/** Every stored file that the rows of a dump name: images, their smaller copies, documents. */
export async function* filesNamedIn(dumps: Pick<TableDump, "table" | "path">[]): AsyncGenerator<NamedFile> {
  const pathOf = (table: string) => dumps.find((dump) => dump.table === table)?.path;
  const [images, documents] = [pathOf("image"), pathOf("document_file")];
  for await (const line of images === undefined ? [] : readLines(images)) {
    const { reference, bytes, variants } = JSON.parse(line) as ImageLine;
    yield { key: reference, bytes };
    for (const { key } of variants) yield { key };
  }
  for await (const line of documents === undefined ? [] : readLines(documents)) {
    const { key, bytes, sha256 } = JSON.parse(line) as DocumentFileLine;
    yield { key, bytes, ...(sha256 !== null && { sha256 }) };
  }
}
