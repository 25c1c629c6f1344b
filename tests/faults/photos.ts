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

/** Pictures for all runs: made once, since textured JPEGs take their time. */
export async function makePictures(): Promise<{ small: Picture[]; large: Picture[] }> {
  const small: Picture[] = [];
  for (let at = 0; at < 16; at += 1) small.push(await picture(144 + at * 8, 120, 90));
  const large: Picture[] = [];
  for (const [width, height] of [
    [720, 600],
    [800, 620],
    [960, 700],
    [1000, 800],
  ] as const)
    large.push(await picture(width, height, 100));
  for (const { jpeg } of large) {
    if (jpeg.length <= resumableFrom) throw new Error(`a large picture has ${jpeg.length} bytes only`);
  }
  return { small, large };
}

async function picture(width: number, height: number, quality: number): Promise<Picture> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const jpeg = await sharp({ create: { width, height, channels: 3, background: "#2b7a9b", noise } })
    .withExif({ IFD0: { Make: "Field", Model: "Phone 1" } })
    .jpeg({ quality, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return { mark: markOf(width, height), jpeg };
}

export type Pictures = Awaited<ReturnType<typeof makePictures>>;
