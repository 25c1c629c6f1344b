import { FileRefusal } from "../refusal.ts";

/** Largest picture that is decoded, in pixels: far above any phone's, far below what fills the memory. */
export const maxPixels = 40_000_000;

/** Longest animation whose first frame is taken; an honest one has hundreds. */
const maxFrames = 1_000;

/** Largest drawing that is rasterised, in bytes, and the length of its longer side afterwards, in pixels. */
export const maxSvgBytes = 2 * 1024 * 1024;
export const svgSide = 1_600;

export const damaged = () =>
  new FileRefusal(
    422,
    "damaged",
    "The picture is damaged or incomplete. Please check the file and send it again.",
  );

export const tookTooLong = () =>
  new FileRefusal(
    422,
    "took-too-long",
    "The picture could not be read in reasonable time. Please save it as JPEG and try again.",
  );

export const notAnImage = () =>
  new FileRefusal(
    415,
    "unsupported-type",
    "The file is not a picture we can read. Please use JPEG, PNG, WebP, GIF, TIFF, BMP, HEIC or AVIF.",
  );

export const unsafeSvg = () =>
  new FileRefusal(
    422,
    "unsafe-content",
    "The drawing (SVG) contains scripts, links or outside parts. Please save it as PNG or JPEG.",
  );

/** Throws the refusal that fits unless a picture of this size may be decoded. */
export function assertSize(width: number, height: number): void {
  if (!(width > 0 && height > 0)) throw damaged();
  if (width * height > maxPixels) {
    throw new FileRefusal(
      422,
      "too-many-pixels",
      `The picture is too large: ${width} × ${height} pixels. The limit is ${maxPixels / 1e6} megapixels.`,
    );
  }
}

/** Throws the refusal that fits when an animation has too many frames. */
export function assertFrames(frames: number): void {
  if (frames <= maxFrames) return;
  throw new FileRefusal(
    422,
    "too-many-frames",
    `The animation has too many frames. The limit is ${maxFrames}.`,
  );
}
