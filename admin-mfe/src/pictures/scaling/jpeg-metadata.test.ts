// @vitest-environment node
import { describe, expect, it } from "vitest";
import { withoutMetadata } from "./jpeg-metadata.ts";

const text = (words: string) => [...new TextEncoder().encode(words)];
const segment = (kind: number, content: number[]) => [
  ...[0xff, kind, (content.length + 2) >> 8, (content.length + 2) & 0xff],
  ...content,
];
/** An Exif segment with an orientation and, further on, what nobody should read. */
const exif = (orientation: number, little: boolean) => {
  const two = (value: number) => (little ? [value, 0] : [0, value]);
  const four = (value: number) => (little ? [value, 0, 0, 0] : [0, 0, 0, value]);
  const tag = little ? [0x12, 0x01] : [0x01, 0x12];
  return segment(0xe1, [
    ...text("Exif\0\0"),
    ...text(little ? "II" : "MM"),
    ...[...two(42), ...four(8), ...two(1), ...tag, ...two(3), ...four(1), ...two(orientation), 0, 0],
    ...[...four(0), ...text("GPS 8.4 48.5")],
  ]);
};
const jfif = segment(0xe0, text("JFIF\0"));
const profile = segment(0xe2, text("ICC_PROFILE\0"));
/** Escaped, restarted, and in its middle a table whose bytes look like an end. */
const picture = [
  ...segment(0xda, [1, 2, 3]),
  ...[7, 0xff, 0, 8, 0xff, 0xd0, 9],
  ...segment(0xc4, [0xff, 0xd9]),
  ...segment(0xda, [4]),
  ...[5, 0xff, 0xd9],
];
const file = (...bytes: number[]) =>
  new File([new Uint8Array([0xff, 0xd8, ...bytes])], "well.jpg", { type: "image/jpeg", lastModified: 5 });
const bytesOf = async (given: File) => [...new Uint8Array(await given.arrayBuffer())];

describe("what the camera wrote beside a picture", () => {
  it.each([true, false])("goes, but for the side that is up (little endian: %s)", async (little) => {
    const film = text("a short film behind the end");
    const plain = await withoutMetadata(
      file(...jfif, ...exif(6, little), ...profile, ...segment(0xfe, text("comment")), ...picture, ...film),
    );
    const bytes = await bytesOf(plain);
    expect(String.fromCharCode(...bytes)).not.toMatch(/GPS|comment|film/);
    const upright = [...segment(0xe1, [...text("Exif\0\0MM"), ...[0, 42, 0, 0, 0, 8, 0, 1]]), 1, 0x12].slice(
      4,
    );
    expect(String.fromCharCode(...bytes)).toContain(String.fromCharCode(...upright));
    expect(bytes.slice(2, 6)).toEqual([0xff, 0xe1, 0, 34]);
    expect(bytes.slice(38)).toEqual([...jfif, ...profile, ...picture]);
    expect([plain.name, plain.type, plain.lastModified]).toEqual(["well.jpg", "image/jpeg", 5]);
    // Once is enough: a second time changes nothing that can be seen.
    expect(await bytesOf(await withoutMetadata(plain))).toEqual(bytes);
  });

  it("leaves no Exif at all where the picture lies as it should", async () => {
    const bytes = await bytesOf(await withoutMetadata(file(...exif(1, true), ...picture)));
    expect(bytes).toEqual([0xff, 0xd8, ...picture]);
  });

  it.each([
    ["has none", file(...jfif, ...profile, ...picture)],
    ["is no JPEG", new File(["GIF89a"], "a.gif")],
    ["is cut off", file(...exif(6, true), ...picture.slice(0, 9))],
    ["is torn", file(...jfif, 1, 2, 3)],
  ])("a file that %s stays the same file", async (_, given) => {
    expect(await withoutMetadata(given)).toBe(given);
  });
});
