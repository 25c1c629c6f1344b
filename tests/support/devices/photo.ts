import sharp from "sharp";

interface PhotoOptions {
  width?: number;
  height?: number;
  /** Background of the picture, so that one photo can be told from another. */
  colour?: string;
}

const cameraMetadata = {
  IFD0: { Make: "Field", Model: "Phone 1", DateTime: "2025:06:01 10:15:00", Orientation: "6" },
  IFD3: {
    GPSLatitudeRef: "N",
    GPSLatitude: "8/1 24/1 0/1",
    GPSLongitudeRef: "E",
    GPSLongitude: "48/1 29/1 0/1",
  },
};

/** A photo of 12 megapixels and about 3 MB, as soft as a phone's lens makes it; it lies on its side as well. */
export async function cameraPhoto(colour = "#2b7a9b"): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const noise = { type: "gaussian", mean: 128, sigma: 25 } as const;
  const grain = await sharp({
    create: { width: width / 2, height: height / 2, channels: 3, background: colour, noise },
  })
    .resize(width, height, { kernel: "linear" })
    .raw()
    .toBuffer();
  return sharp(grain, { raw: { width, height, channels: 3 } })
    .withExif(cameraMetadata)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/**
 * A JPEG as a phone writes it: textured, with camera metadata that carries the position, and lying on its side
 * (EXIF orientation 6), so that a server that forgets to turn it upright is found out.
 */
export async function phonePhoto({
  width = 1600,
  height = 1200,
  colour = "#2b7a9b",
}: PhotoOptions = {}): Promise<Buffer> {
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([{ input: grain, blend: "soft-light" }])
    .withExif(cameraMetadata)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A small PNG, such as a map that was drawn on a computer: it is neither scaled nor stripped, but goes up as it is. */
export function drawnPicture(): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 600, channels: 3, background: "#2b7a9b" } })
    .png()
    .toBuffer();
}
