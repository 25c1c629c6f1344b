import sharp from "sharp";

/** A JPEG of about so many bytes and no more than 2048 pixels: nothing is left to scale. */
export async function photoOf(bytes: number, width = 2000): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const picture = sharp({
    create: { width, height: (width / 4) * 3, channels: 3, background: "#2b7a9b", noise },
  });
  for (let quality = 95; ; quality -= 5) {
    const made = await picture.clone().jpeg({ quality }).toBuffer();
    if (made.length <= bytes * 1.1) return made;
  }
}
