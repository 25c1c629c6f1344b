import { decode } from "bmp-ts";
import { assertSize, damaged } from "./image-limits.ts";

/** Decodes a Windows bitmap to four bytes a pixel, red first; its size is checked before memory is taken for it. */
export function readBmp(file: Buffer): { data: Uint8Array; width: number; height: number } {
  const width = file.readInt32LE(18);
  const height = Math.abs(file.readInt32LE(22));
  assertSize(width, height);
  const bits = file.readUInt16LE(28);
  const isPacked = [1, 2].includes(file.readUInt32LE(30));
  const bytesNeeded = file.readUInt32LE(10) + Math.ceil((width * bits) / 32) * 4 * height;
  if (!isPacked && file.length < bytesNeeded) throw damaged();
  const { data } = decode(file, { toRGBA: true });
  return { data, width, height };
}
