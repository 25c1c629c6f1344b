import { expect, it } from "vitest";
import { isWhole, pictureKind } from "./picture-kind.ts";

const bytes = (...parts: (string | number[])[]) =>
  new Blob(
    parts.map((part) =>
      Uint8Array.from(typeof part === "string" ? [...part].map((c) => c.charCodeAt(0)) : part),
    ),
  );
const zeros = (count: number) => Array.from({ length: count }, () => 0);
const jpegHead = [0xff, 0xd8, 0xff, 0xe0];
const end = [0xff, 0xd9];

it.each([
  ["jpeg", bytes(jpegHead)],
  ["png", bytes("\x89PNG\r\n\x1a\n")],
  ["gif", bytes("GIF89a")],
  ["webp", bytes("RIFF", zeros(4), "WEBPVP8 ")],
  ["bmp", bytes("BM", zeros(20))],
  ["tiff", bytes("II*\0")],
  ["heif", bytes(zeros(4), "ftypheic")],
  ["heif", bytes(zeros(4), "ftypavif")],
  ["svg", bytes("<?xml version='1.0'?>\n<svg xmlns='…'>")],
  [undefined, bytes("no picture at all")],
  [undefined, bytes(zeros(4), "ftypmp42")],
])("tells %s by its content, not by its name", async (kind, file) => {
  expect(await pictureKind(file)).toBe(kind);
});

it("finds a JPEG that was cut short, though its thumbnail has an end", async () => {
  expect(await isWhole(bytes(jpegHead, zeros(100), end), "jpeg")).toBe(true);
  expect(await isWhole(bytes(jpegHead, zeros(100), end, "what phones append"), "jpeg")).toBe(true);
  expect(await isWhole(bytes(jpegHead, end, zeros(100)), "jpeg")).toBe(false);
});

it("finds PNG and WebP files that were cut short", async () => {
  expect(await isWhole(bytes("\x89PNG", zeros(40), "IEND", zeros(4)), "png")).toBe(true);
  expect(await isWhole(bytes("\x89PNG", zeros(40)), "png")).toBe(false);
  expect(await isWhole(bytes("RIFF", [8, 0, 0, 0], "WEBPVP8 "), "webp")).toBe(true);
  expect(await isWhole(bytes("RIFF", [9, 0, 0, 0], "WEBPVP8 "), "webp")).toBe(false);
});
