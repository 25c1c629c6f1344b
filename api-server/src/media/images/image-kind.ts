import { open } from "node:fs/promises";

/** What an image file is by its first bytes; its name and declared type are never asked. */
export type ImageKind = "jpeg" | "png" | "webp" | "gif" | "tiff" | "avif" | "heic" | "bmp" | "svg";

/** How much of a file is read; an SVG may begin with a long comment. */
export const headBytes = 4096;

const ascii = (head: Buffer, from: number, to: number) => head.toString("latin1", from, to);
const startsWith = (head: Buffer, ...bytes: number[]) => bytes.every((byte, at) => head[at] === byte);

/**
 * Recognises an image by its content, or `undefined` for anything else. A table of our own: a general detection library
 * knows a hundred formats we refuse anyway, and each of its readers would be one more way in.
 */
export function imageKind(head: Buffer): ImageKind | undefined {
  if (startsWith(head, 0xff, 0xd8, 0xff)) return "jpeg";
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (ascii(head, 0, 4) === "RIFF" && ascii(head, 8, 12) === "WEBP") return "webp";
  if (/^GIF8[79]a/.test(ascii(head, 0, 6))) return "gif";
  if (["II*\0", "MM\0*", "II+\0", "MM\0+"].includes(ascii(head, 0, 4))) return "tiff";
  if (ascii(head, 4, 8) === "ftyp") return heifKind(head);
  if (isBmp(head)) return "bmp";
  return isSvg(head) ? "svg" : undefined;
}

/** "BM" alone begins many a text: the size of the second header decides. */
function isBmp(head: Buffer): boolean {
  if (ascii(head, 0, 2) !== "BM" || head.length < 54) return false;
  return [40, 52, 56, 108, 124].includes(head.readUInt32LE(14));
}

/** AVIF and HEIC share a container; the brands in its first box say which codec is inside. */
function heifKind(head: Buffer): ImageKind | undefined {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [ascii(head, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(head, at, at + 4));
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return "avif";
  const heic = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"];
  return brands.some((brand) => heic.includes(brand)) ? "heic" : undefined;
}

function isSvg(head: Buffer): boolean {
  const text = head.toString("utf8").replace(/^\uFEFF/, "");
  return /^\s*</.test(text) && /<(?:\w+:)?svg[\s>]/i.test(text) && !/<html[\s>]/i.test(text);
}

/** The first bytes of a file, for `imageKind` and its like. */
export async function readHead(path: string, bytes: number = headBytes): Promise<Buffer> {
  const handle = await open(path, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
