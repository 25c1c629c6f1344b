import sharp from "sharp";
import { randomFrom } from "../scenes/kit.ts";

/** Film grain as brightness to add, one value a pixel, used over and over: a power of two long. */
const grainLength = 1 << 20;

/** Seeded, so that a picture has the same bytes each time it is drawn. */
export function filmGrain(strength: number): Int8Array {
  const random = randomFrom(20140);
  const grain = new Int8Array(grainLength);
  // The sum of three even numbers is close enough to a bell curve.
  for (let i = 0; i < grainLength; i++) grain[i] = (random() + random() + random() - 1.5) * strength;
  return grain;
}

/** Lays grain over RGB pixels in place: gives a drawing the fine detail, and its JPEG the size, of a photograph. */
export function addGrain(pixels: Buffer, grain: Int8Array): void {
  const rgb = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  for (let i = 0, at = 0; i + 2 < rgb.length; i += 3, at++) {
    const light = grain[at & (grainLength - 1)] ?? 0;
    rgb[i] = (rgb[i] ?? 0) + light;
    rgb[i + 1] = (rgb[i + 1] ?? 0) + light;
    rgb[i + 2] = (rgb[i + 2] ?? 0) + light;
  }
}

/** Large soft patches of light and dark, as uneven ground and haze have them: layers of enlarged noise. */
export async function unevenLight(width: number, height: number, seed: number): Promise<Buffer> {
  const random = randomFrom(seed);
  const layer = async (across: number, strength: number) => {
    const down = Math.ceil((across * height) / width);
    const grey = Buffer.alloc(across * down);
    for (let i = 0; i < grey.length; i++) grey[i] = 128 + (random() - 0.5) * strength;
    return sharp(grey, { raw: { width: across, height: down, channels: 1 } })
      .resize(width, height, { kernel: "cubic", fit: "fill" })
      .png({ compressionLevel: 1 })
      .toBuffer();
  };
  const [coarse, middle, fine] = [await layer(5, 70), await layer(23, 60), await layer(140, 55)];
  return sharp(coarse)
    .composite([
      { input: middle, blend: "soft-light" },
      { input: fine, blend: "soft-light" },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
