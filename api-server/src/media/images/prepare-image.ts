import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { headBytes, imageKind } from "./image-kind.ts";
import { damaged, notAnImage } from "./image-limits.ts";
import { openImage } from "./open-image.ts";
import { FileRefusal } from "../refusal.ts";
import { systemFailureOf } from "../system-failure.ts";

/** An image made fit for publication. */
export interface PreparedImage {
  extension: "jpg" | "webp" | "png";
  width: number;
  height: number;
  /** Placeholder colour, `#rrggbb`. */
  color: string;
  bytes: number;
}

/** WebP knows no longer side, in pixels. */
const maxWebpSide = 16_383;

/**
 * Decodes an image under limits and re-encodes it to `target`: upright, in sRGB, without any metadata. Opaque
 * pictures become JPEG, see-through ones WebP. Rejects with `FileRefusal`; nothing of a decoder's text gets out. The
 * decoder itself touches no file, so that a full or failing disk is distinguished from a damaged picture: it rejects with the
 * system's error.
 */
export async function prepareImage(source: string, target: string): Promise<PreparedImage> {
  const content = await readFile(source);
  const prepared = await prepare(content).catch((error: unknown) => {
    throw error instanceof FileRefusal || systemFailureOf(error) ? error : damaged();
  });
  const { data, ...facts } = prepared;
  await writeFile(target, data);
  return { ...facts, bytes: data.length };
}

/** Works on bytes in memory: the file has 10 MB at most, its pixels are bounded by `maxPixels`. */
async function prepare(content: Buffer): Promise<Omit<PreparedImage, "bytes"> & { data: Buffer }> {
  const kind = imageKind(content.subarray(0, headBytes));
  if (!kind) throw notAnImage();
  const { image, hasAlpha, isDrawing } = await openImage(content, kind);
  const { width, height } = await image.metadata();
  const upright = image.toColourspace("srgb");
  const extension = !hasAlpha ? "jpg" : Math.max(width, height) > maxWebpSide ? "png" : "webp";
  if (extension === "jpg") upright.jpeg({ quality: 88, chromaSubsampling: isDrawing ? "4:4:4" : "4:2:0" });
  if (extension === "webp") upright.webp({ quality: 90, smartSubsample: true });
  if (extension === "png") upright.png();
  const { data, info } = await upright.toBuffer({ resolveWithObject: true });
  return { extension, width: info.width, height: info.height, data, color: await mainColor(data) };
}

/** The colour most of a picture has; see-through parts count as white, the colour of our pages. */
async function mainColor(picture: Buffer): Promise<string> {
  const small = await sharp(picture)
    .resize(48, 48, { fit: "fill" })
    .flatten({ background: "#ffffff" })
    .png()
    .toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
