import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { maxPixels } from "./image-limits.ts";

/** A smaller copy of an image, written to a file. */
export interface VariantFile {
  path: string;
  width: number;
  height: number;
  format: "webp" | "avif";
  bytes: number;
}

/** Widths a page asks for, in pixels; a smaller picture is never blown up. */
const widths = [320, 640, 1280];

/** WebP knows no longer side, in pixels; such a strip is shown as it is. */
const maxSide = 16_383;

const formats = {
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 4 }),
  // More effort costs eight times the time for a few per cent of the bytes.
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 2 }),
};

/**
 * Writes the smaller copies of a stored image as `<stem>-<width>.<format>` into a folder. The image is decoded once,
 * to the largest width, and all copies are made from those pixels. The picture library touches no file itself, so that
 * what a disk refuses comes as the system's error.
 */
export async function makeVariants(source: string, folder: string, stem: string): Promise<VariantFile[]> {
  const content = await readFile(source);
  const { width, height } = await sharp(content).metadata();
  const wanted = widths.filter((one) => one <= width && Math.round((height * one) / width) <= maxSide);
  const largest = wanted.at(-1);
  if (largest === undefined) return [];

  const { data, info } = await sharp(content, { limitInputPixels: maxPixels })
    .resize(largest)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };

  const made: VariantFile[] = [];
  for (const one of wanted) {
    for (const format of ["webp", "avif"] as const) {
      const path = join(folder, `${stem}-${one}.${format}`);
      const copy = await formats[format](sharp(data, { raw }).resize(one)).toBuffer({
        resolveWithObject: true,
      });
      await writeFile(path, copy.data);
      made.push({ path, width: copy.info.width, height: copy.info.height, format, bytes: copy.data.length });
    }
  }
  return made;
}
