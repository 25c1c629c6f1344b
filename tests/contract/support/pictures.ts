import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { FormFile } from "./http.ts";
import { phonePhoto } from "../../support/devices/photo.ts";

const file = (data: Buffer, name: string, type: string): FormFile => ({ data, name, type });

let shade = 0;
/** A colour no picture before it had, so that one can be distinguished from another. */
const nextColour = () => {
  shade = (shade + 37) % 360;
  return `hsl(${shade} 60% 45%)`;
};

const plain = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: nextColour() } });

/** A small picture of each type the pickers accept. */
export const small = {
  jpeg: async (name = "photo.jpg") => file(await plain().jpeg().toBuffer(), name, "image/jpeg"),
  png: async (name = "photo.png") => file(await plain().png().toBuffer(), name, "image/png"),
  webp: async (name = "photo.webp") => file(await plain().webp().toBuffer(), name, "image/webp"),
  gif: async (name = "photo.gif") => file(await plain().gif().toBuffer(), name, "image/gif"),
  tiff: async (name = "photo.tiff") => file(await plain().tiff().toBuffer(), name, "image/tiff"),
  avif: async (name = "photo.avif") => file(await plain().avif({ effort: 0 }).toBuffer(), name, "image/avif"),
  bmp: async (name = "photo.bmp") => file(bmp(16, 12), name, "image/bmp"),
  heic: async (name = "photo.heic") =>
    file(
      await readFile(new URL("../../../api-server/src/media/fixtures/two-fields.heic", import.meta.url)),
      name,
      "image/heic",
    ),
};

/** A photo of a phone: large enough for variants, lying on its side, with its position. */
export const phone = async (name = "IMG_0001.JPG", size = { width: 1600, height: 1200 }) =>
  file(await phonePhoto({ ...size, colour: nextColour() }), name, "image/jpeg");

/** An uncompressed bitmap with 24 bits a pixel. */
function bmp(width: number, height: number): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4;
  const data = Buffer.alloc(54 + row * height, 0x7f);
  data.write("BM", 0, "latin1");
  data.writeUInt32LE(data.length, 2);
  data.writeUInt32LE(0, 6);
  data.writeUInt32LE(54, 10);
  data.writeUInt32LE(40, 14);
  data.writeInt32LE(width, 18);
  data.writeInt32LE(height, 22);
  data.writeUInt16LE(1, 26);
  data.writeUInt16LE(24, 28);
  data.fill(0, 30, 54);
  return data;
}
