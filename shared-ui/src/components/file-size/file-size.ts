const kibibyte = 1024;
const mebibyte = 1_048_576;

/** Bytes for people, in units of 2^10: `25 kB`, from 0.1 MB on `0.42 MB`, `12 MB`, `1.2 GB`. */
export function fileSize(bytes: number): string {
  if (bytes < mebibyte / 10) return `${Math.ceil(bytes / kibibyte)} kB`;
  const mb = bytes / mebibyte;
  if (mb >= 1_000) return `${(mb / 1024).toFixed(1)} GB`;
  return `${mb.toFixed(mb < 9.995 ? 2 : 0)} MB`;
}

/** Size as the specification writes it in lists of documents (P-168, A-185): `0.03 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / mebibyte).toFixed(2)} MB`;
}
