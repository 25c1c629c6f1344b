import { stat } from "node:fs/promises";
import sharp from "sharp";
import { imageKind, readHead } from "./image-kind.ts";
import { damaged, notAnImage } from "./image-limits.ts";
import { openImage } from "./open-image.ts";
import { FileRefusal } from "./refusal.ts";

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
 * Decodes an image under limits and writes it anew to `target`: upright, in sRGB, without any metadata. Opaque
 * pictures become JPEG, see-through ones WebP. Rejects with `FileRefusal`; nothing of a decoder's text gets out.
 */
export async function prepareImage(source: string, target: string): Promise<PreparedImage> {
  try {
    const kind = imageKind(await readHead(source));
    if (!kind) throw notAnImage();
    const { image, hasAlpha, isDrawing } = await openImage(source, kind);
    const { width, height } = await image.metadata();
    const upright = image.toColourspace("srgb");
    const extension = !hasAlpha ? "jpg" : Math.max(width, height) > maxWebpSide ? "png" : "webp";
    if (extension === "jpg") upright.jpeg({ quality: 88, chromaSubsampling: isDrawing ? "4:4:4" : "4:2:0" });
    if (extension === "webp") upright.webp({ quality: 90, smartSubsample: true });
    if (extension === "png") upright.png();
    const written = await upright.toFile(target);
    const { size } = await stat(target);
    return {
      extension,
      width: written.width,
      height: written.height,
      bytes: size,
      color: await mainColor(target),
    };
  } catch (error) {
    throw error instanceof FileRefusal ? error : damaged();
  }
}

/** The colour most of a picture has; see-through parts count as white, the colour of our pages. */
async function mainColor(path: string): Promise<string> {
  const small = await sharp(path)
    .resize(48, 48, { fit: "fill" })
    .flatten({ background: "#ffffff" })
    .png()
    .toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
