import { describe, expect, it } from "vitest";
import { addImages, isImage, messagesOf } from "./image-rules.ts";

function file(name: string, { type = "image/jpeg", size = 10, lastModified = 1 } = {}): File {
  const made = new File(["x"], name, { type, lastModified });
  Object.defineProperty(made, "size", { value: size });
  return made;
}

const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => file(`photo-${from + index}.jpg`));

describe("choosing pictures", () => {
  it.each(["JPG", "jpeg", "png", "gif", "webp", "bmp", "tif", "tiff", "heic", "HEIF", "avif"])(
    "A-160 takes a .%s file that has no type",
    (extension) => {
      expect(isImage(file(`a.${extension}`, { type: "" }))).toBe(true);
    },
  );

  it("A-160 takes any image type, whatever the name", () => {
    expect(isImage(file("noname", { type: "image/x-odd" }))).toBe(true);
  });

  it("A-160 A-161 skips what is no picture and says how many", () => {
    const pick = addImages([], [file("a.pdf", { type: "application/pdf" }), file("b.jpg")]);
    expect(pick.files.map(({ name }) => name)).toEqual(["b.jpg"]);
    expect(messagesOf(pick)).toEqual(["1 non-image file(s) skipped.", "Added 1 image(s)."]);
  });

  it("A-162 AMB-15 takes exactly 10 MB, of 1,048,576 bytes each, and skips one byte more", () => {
    const pick = addImages(
      [],
      [file("even.jpg", { size: 10_485_760 }), file("over.jpg", { size: 10_485_761 })],
    );
    expect(pick.files.map(({ name }) => name)).toEqual(["even.jpg"]);
    expect(messagesOf(pick)).toEqual(["1 file(s) over 10MB skipped.", "Added 1 image(s)."]);
  });

  it("A-163 skips a file of the same name, size and time, and takes one that differs in any of them", () => {
    const first = file("a.jpg");
    const pick = addImages(
      [first],
      [
        file("a.jpg"),
        file("a.jpg", { size: 11 }),
        file("a.jpg", { lastModified: 2 }),
        file("b.jpg"),
        file("b.jpg"),
      ],
    );
    expect(pick.files).toHaveLength(4);
    expect(messagesOf(pick)).toEqual(["Added 3 image(s)."]);
  });

  it("A-164 AMB-15 holds 20 in all and says how many more were allowed", () => {
    const pick = addImages(many(18), many(5, 100));
    expect(pick.files).toHaveLength(20);
    expect(messagesOf(pick)).toEqual(["Only 2 more file(s) allowed (max 20).", "Added 2 image(s)."]);
  });

  it("A-164 refuses the 21st", () => {
    const pick = addImages(many(20), many(1, 100));
    expect(pick.files).toHaveLength(20);
    expect(messagesOf(pick)).toEqual(["Only 0 more file(s) allowed (max 20)."]);
  });

  it("A-166 adds later picks to earlier ones, and a removed picture frees its place", () => {
    const full = addImages(many(10), many(10, 10)).files;
    const pick = addImages(full.slice(1), many(1, 50));
    expect(pick.files).toHaveLength(20);
    expect(messagesOf(pick)).toEqual(["Added 1 image(s)."]);
  });
});
