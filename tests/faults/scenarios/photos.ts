import { randomBytes } from "node:crypto";
import sharp from "sharp";

/** A picture that can be told from every other by its size in pixels, wherever it turns up. */
export interface Picture {
  /** `160x121`: longer side first, since a photo may be turned upright on its way. */
  mark: string;
  jpeg: Buffer;
}

/** Over this many bytes a file goes up in resumable pieces. */
const resumableFrom = 1024 * 1024;

/** How a photo is recognised among those the server holds. */
export const markOf = (width = 0, height = 0): string => [width, height].sort((a, b) => b - a).join("x");

/** Pictures for all runs, made once. */
export async function makePictures(): Promise<{ small: Picture[]; large: Picture[] }> {
  const small: Picture[] = [];
  for (let at = 0; at < 16; at += 1) small.push(await picture(144 + at * 8, 120));
  const large: Picture[] = [];
  for (const [width, height] of [
    [720, 600],
    [800, 620],
    [960, 700],
    [1000, 800],
  ] as const) {
    const { mark, jpeg } = await picture(width, height);
    large.push({ mark, jpeg: grown(jpeg, resumableFrom + width * height) });
  }
  return { small, large };
}

/** Some texture in the middle gives it the weight of a picture. More of it would keep the server's encoder busy. */
async function picture(width: number, height: number): Promise<Picture> {
  const texture = await sharp({
    create: {
      ...{ width: 144, height: 120, channels: 3, background: "#2b7a9b" },
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  const jpeg = await sharp({ create: { width, height, channels: 3, background: "#2b7a9b" } })
    .composite([{ input: texture }])
    .withExif({ IFD0: { Make: "Field", Model: "Phone 1" } })
    .jpeg({ quality: 90, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return { mark: markOf(width, height), jpeg };
}

/**
 * The same picture with a camera's own data in it, `bytes` long: heavy on the connection and light on the server, which
 * would spend more time on the pixels of a real one than all else in a run takes.
 */
function grown(jpeg: Buffer, bytes: number): Buffer {
  const segments: Buffer[] = [];
  for (let left = bytes - jpeg.length; left > 0; left -= longestSegment) {
    const segment = randomBytes(longestSegment);
    // APP9, which neither cameras nor browsers give a meaning; its length counts itself.
    segment.writeUInt16BE(0xffe9, 0);
    segment.writeUInt16BE(longestSegment - 2, 2);
    segments.push(segment);
  }
  const tables = jpeg.indexOf(Buffer.from([0xff, 0xdb]));
  return Buffer.concat([jpeg.subarray(0, tables), ...segments, jpeg.subarray(tables)]);
}

/** Of a JPEG, its marker included, in bytes. */
const longestSegment = 0xffff + 2;

export type Pictures = Awaited<ReturnType<typeof makePictures>>;
