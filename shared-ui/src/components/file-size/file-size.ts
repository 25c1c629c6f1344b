import { inUnit } from "../../content/units.ts";

const kibibyte = 1024;
const mebibyte = 1_048_576;

/** Bytes for people, in units of 2^10: `25 kB`, from 0.1 MB on `0.42 MB`, `12 MB`, `1.2 GB`. */
export function fileSize(bytes: number): string {
  const kb = bytes / kibibyte;
  if (bytes < mebibyte / 10) return inUnit(`${Math.ceil(kb)}`, "kB");
  const mb = kb / kibibyte;
  return mb < 1_000 ? inUnit(mb.toFixed(mb < 9.995 ? 2 : 0), "MB") : inUnit((mb / kibibyte).toFixed(1), "GB");
}

/** Size as the specification writes it in lists of documents (P-168, A-185): `0.03 MB`. */
export function megabytes(bytes: number): string {
  return inUnit((bytes / mebibyte).toFixed(2), "MB");
}
