import { bareJpeg } from "./jpeg-metadata.ts";

/** Kinds of picture the server accepts, detected from the content. */
export type PictureKind = "jpeg" | "png" | "gif" | "webp" | "bmp" | "tiff" | "heif" | "svg";

/** Bytes at the beginning that tell every kind. */
const headBytes = 512;

/**
 * What kind of picture a file is by its first bytes; nothing for what is no picture. Names and types are
 * not asked: phones hand over HEIC files that are called JPEG.
 */
export async function pictureKind(file: Blob): Promise<PictureKind | undefined> {
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("GIF8")) return "gif";
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) return "webp";
  if (text.startsWith("BM")) return "bmp";
  if (text.startsWith("II*\0") || text.startsWith("MM\0*")) return "tiff";
  if (text.startsWith("ftyp", 4))
    return /heic|heix|hevc|heim|heis|mif1|msf1|avif|avis/.test(text) ? "heif" : undefined;
  return /<svg[\s>]/i.test(text) ? "svg" : undefined;
}

/** Decoded by some browsers only; the server decodes them all. */
export const isRareKind = (kind: PictureKind): boolean =>
  kind === "heif" || kind === "tiff" || kind === "svg";

/**
 * Whether the end of a picture is there. Browsers draw the beginning of one that was cut short and leave the rest grey;
 * the server refuses it.
 */
export async function isWhole(file: Blob, kind: PictureKind): Promise<boolean> {
  if (kind === "webp") {
    const head = new DataView(await file.slice(0, 8).arrayBuffer());
    return file.size >= head.getUint32(4, true) + 8;
  }
  if (kind === "png") return hasBehindHalf(file, [0x49, 0x45, 0x4e, 0x44]); // "IEND"
  // Behind the end marker phones append films; a thumbnail has an end marker far in front.
  if (kind === "jpeg") return (await bareJpeg(file)) !== undefined || hasBehindHalf(file, [0xff, 0xd9]);
  return true;
}

async function hasBehindHalf(file: Blob, mark: readonly number[]): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(Math.floor(file.size / 2)).arrayBuffer());
  const [first = 0] = mark;
  for (let at = bytes.lastIndexOf(first); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(first, at - 1)) {
    if (mark.every((byte, offset) => bytes[at + offset] === byte)) return true;
  }
  return false;
}
