import { bareJpeg } from "./jpeg-metadata.ts";
import { isRareKind, isWhole, pictureKind } from "./picture-kind.ts";

/** What became of a picture that was to be scaled. */
export interface ScalingResult {
  /** The smaller picture; left out where the file should stay as it is. */
  jpeg?: Blob;
  /** `unreadable`: it is damaged or no picture. `undecoded`: a picture this browser can't decode. */
  decodeFailure?: "unreadable" | "undecoded";
}

/** From this size on a picture that can't be decoded may be too large for this device's memory, and is not called damaged. */
const largeBytes = 6 * 1024 * 1024;

/** Pixels on the long side of a scaled photo: more than any screen of the site shows. */
const longestSide = 2048;
/** What a scaled photo should weigh at most; detail beyond that is given up step by step. */
const wantedBytes = 450_000;
const qualities = [0.85, 0.75, 0.65];

const mayBeTransparent = /^image\/(?:png|webp|avif)$/;

/** The size of a picture whose long side fits. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const ratio = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) };
}

/**
 * A photo drawn smaller, upright, as a JPEG without metadata; runs in a worker and on a page. The file stays as it is
 * when it is small enough already, transparent, or none the smaller for it. Never rejects.
 */
export async function scaled(file: Blob): Promise<ScalingResult> {
  if (typeof createImageBitmap !== "function") return {};
  try {
    const kind = await pictureKind(file);
    if (!kind || !(await isWhole(file, kind))) return { decodeFailure: "unreadable" };
    try {
      const picture = await decoded(file);
      // Films and drawings lose what they are when one picture is drawn of them.
      if (kind === "gif" || kind === "svg") return (picture.bitmap.close(), {});
      return { jpeg: await drawn(file, picture) };
    } catch {
      const mayBeFine = isRareKind(kind) || file.size > largeBytes;
      return { decodeFailure: mayBeFine ? "undecoded" : "unreadable" };
    }
  } catch {
    // The file itself can't be read any more, as after it was moved.
    return { decodeFailure: "unreadable" };
  }
}

interface DecodedPicture {
  bitmap: ImageBitmap;
  /** Which side is up (1 to 8), where the drawing has to turn it. */
  orientation: number;
}

async function decoded(file: Blob): Promise<DecodedPicture> {
  // Turned upright while it is drawn small: a decoder that turns it holds the whole picture twice.
  const jpeg = await bareJpeg(file);
  const bitmap = await createImageBitmap(jpeg?.parts ?? file, { imageOrientation: "from-image" });
  return { bitmap, orientation: jpeg?.orientation ?? 1 };
}

async function drawn(file: Blob, { bitmap, orientation }: DecodedPicture): Promise<Blob | undefined> {
  try {
    const { width, height } = fitted(bitmap.width, bitmap.height);
    if (width === bitmap.width && height === bitmap.height) return undefined;
    const canvas = orientation > 4 ? canvasOf(height, width) : canvasOf(width, height);
    // Kept out of the graphics memory: it is read back at once.
    const context = canvas.getContext("2d", { willReadFrequently: true }) as Context | null;
    if (!context) return undefined;
    context.imageSmoothingQuality = "high";
    context.setTransform(...turned(orientation, width, height));
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    if (mayBeTransparent.test(file.type) && isTransparent(context, width, height)) return undefined;
    const small = await lightEnough(canvas);
    return small.size < file.size ? small : undefined;
  } finally {
    bitmap.close();
  }
}

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/** The way a picture of this size is drawn so that the side is up which Exif's orientation (1 to 8) names. */
function turned(orientation: number, width: number, height: number): Matrix {
  const ways: Matrix[] = [
    [1, 0, 0, 1, 0, 0],
    [-1, 0, 0, 1, width, 0],
    [-1, 0, 0, -1, width, height],
    [1, 0, 0, -1, 0, height],
    [0, 1, 1, 0, 0, 0],
    [0, 1, -1, 0, height, 0],
    [0, -1, -1, 0, height, width],
    [0, -1, 1, 0, 0, width],
  ];
  return ways[orientation - 1] ?? [1, 0, 0, 1, 0, 0];
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;
type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

function canvasOf(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas === "function") return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement("canvas"), { width, height });
}

async function lightEnough(canvas: Canvas): Promise<Blob> {
  let jpeg = new Blob();
  for (const quality of qualities) {
    jpeg = await jpegOf(canvas, quality);
    if (jpeg.size <= wantedBytes) break;
  }
  return jpeg;
}

function jpegOf(canvas: Canvas, quality: number): Promise<Blob> {
  const type = "image/jpeg";
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("no picture came of it"))),
      type,
      quality,
    );
  });
}

function isTransparent(context: Context, width: number, height: number): boolean {
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 255) return true;
  return false;
}
