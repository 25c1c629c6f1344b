import decodeHeic from "heic-decode";
import sharp, { type Sharp } from "sharp";
import { readBmp } from "./bmp.ts";
import type { ImageKind } from "./image-kind.ts";
import { assertFrames, assertSize, damaged, maxPixels } from "./image-limits.ts";
import { openSvg } from "./svg.ts";

/** An image ready to be decoded, checked against the limits by its header. */
export interface OpenImage {
  image: Sharp;
  /** It may have see-through parts, so that JPEG won't do. */
  hasAlpha: boolean;
  /** It came with full colour resolution, as drawings and screenshots do; a photo from a camera doesn't need it. */
  isDrawing: boolean;
}

const readOptions = { limitInputPixels: maxPixels, failOn: "error", sequentialRead: true } as const;

/**
 * Opens an image of any kind we take. The first frame stands for an animation, the first page for a TIFF. The limits
 * are checked before a pixel is decoded, and the decoder holds to them once more.
 */
export async function openImage(content: Buffer, kind: ImageKind): Promise<OpenImage> {
  if (kind === "heic") return openHeic(content);
  if (kind === "svg") return { image: await openSvg(content), hasAlpha: true, isDrawing: true };
  if (kind === "bmp") {
    const { data, width, height } = readBmp(content);
    return { image: fromPixels(data, width, height), hasAlpha: false, isDrawing: true };
  }
  const header = await sharp(content, { ...readOptions, limitInputPixels: false }).metadata();
  assertSize(header.width, header.pageHeight ?? header.height);
  assertFrames(header.pages ?? 1);
  const image = sharp(content, readOptions).autoOrient();
  return { image, hasAlpha: header.hasAlpha, isDrawing: kind !== "jpeg" && kind !== "avif" };
}

/** The decoder of iPhone photos runs in WebAssembly and turns them upright itself. */
async function openHeic(content: Buffer): Promise<OpenImage> {
  const pictures = await decodeHeic.all({ buffer: content });
  try {
    const first = pictures[0];
    if (!first) throw damaged();
    assertSize(first.width, first.height);
    const { data, width, height } = await first.decode();
    return { image: fromPixels(data, width, height), hasAlpha: false, isDrawing: false };
  } finally {
    pictures.dispose();
  }
}

/** Four bytes a pixel; these formats' fourth is seldom meant, so the picture counts as opaque. */
function fromPixels(data: Uint8Array | Uint8ClampedArray, width: number, height: number): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}
