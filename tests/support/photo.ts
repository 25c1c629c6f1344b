import sharp from "sharp";

interface PhotoOptions {
  width?: number;
  height?: number;
  /** Background of the picture, so that one photo can be told from another. */
  colour?: string;
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
    .withExif({
      IFD0: { Make: "Field", Model: "Phone 1", DateTime: "2025:06:01 10:15:00", Orientation: "6" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "8/1 24/1 0/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "48/1 29/1 0/1",
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}
