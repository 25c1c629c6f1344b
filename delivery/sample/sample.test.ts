import { inflateRawSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { documents } from "./content/documents.ts";
import { energyProjects } from "./content/energy-projects.ts";
import { events } from "./content/events.ts";
import { translations } from "./content/translations.ts";
import { waterProjects } from "./content/water-projects.ts";
import { documentFile } from "./files/index.ts";
import { camera } from "./pictures/camera.ts";
import { mark, sketchMap } from "./pictures/graphics.ts";

const taken = { latitude: 9.5624, longitude: 44.077, at: new Date("2025-03-04T07:30:00Z") };

// Drawing takes its time where the machine has other work.
describe("the sample's photos", { timeout: 60_000 }, () => {
  const lens = camera();

  test.each(["borehole", "laboratory", "streetLights"] as const)(
    "a photo of the %s is a JPEG of 1 to 3 MB with camera metadata and a position",
    async (scene) => {
      const photo = await lens.photo({ scene, take: 3 }, taken);
      expect(photo.length).toBeGreaterThan(1_000_000);
      expect(photo.length).toBeLessThan(3_000_000);
      const { format, width, exif } = await sharp(photo).metadata();
      expect(format).toBe("jpeg");
      expect(width).toBeGreaterThan(1900);
      const tags = exifTags(exif ?? Buffer.alloc(0));
      expect(tags.main).toContain(0x010f); // Make
      expect(tags.position).toEqual(expect.arrayContaining([1, 2, 3, 4])); // latitude and longitude
    },
  );

  test("two takes of one scene differ, the same take drawn twice does not", async () => {
    const shot = { scene: "kiosk", take: 2 } as const;
    const [first, again, other] = [
      await lens.still(shot),
      await camera().still(shot),
      await lens.still({ ...shot, take: 5 }),
    ];
    expect(first.equals(again)).toBe(true);
    expect(first.equals(other)).toBe(false);
  });

  test("maps and marks are small pictures with more than one colour", async () => {
    for (const picture of [await sketchMap(1, "#1f6f8b"), await mark("Donor", 2)]) {
      expect(picture.length).toBeLessThan(200_000);
      expect((await sharp(picture).stats()).entropy).toBeGreaterThan(0.3);
    }
  });
});

describe("the sample's documents", () => {
  const zipped = documents.filter(({ kind }) => ["docx", "xlsx", "pptx", "odt"].includes(kind));

  test.each(zipped)("$filename is a whole zip archive of its format", async (document) => {
    const file = await documentFile(document);
    const entries = unzip(file);
    const wanted =
      {
        docx: "word/document.xml",
        xlsx: "xl/workbook.xml",
        pptx: "ppt/presentation.xml",
        odt: "content.xml",
      }[document.kind as string] ?? "";
    expect(Object.keys(entries)).toContain(wanted);
    expect(entries[wanted]?.toString()).toMatch(/^<\?xml/);
  });

  test.each(documents.filter(({ kind }) => kind === "pdf"))(
    "$filename is a PDF of several pages",
    async (document) => {
      const text = (await documentFile(document)).toString("latin1");
      expect(text.startsWith("%PDF-1.")).toBe(true);
      expect(text.trimEnd().endsWith("%%EOF")).toBe(true);
      expect(text.match(/\/Type \/Page\b/g)?.length).toBe(document.sections.length + 2);
    },
  );

  test("seventeen, over all categories and four office formats", () => {
    expect(documents).toHaveLength(17);
    expect(new Set(documents.map(({ category }) => category)).size).toBe(5);
    expect(new Set(documents.map(({ kind }) => kind))).toEqual(
      new Set(["pdf", "docx", "xlsx", "pptx", "csv", "txt", "odt"]),
    );
  });
});

describe("the sample's records", () => {
  test("sixty events with titles of their own, Arabic among them", () => {
    expect(events).toHaveLength(60);
    expect(new Set(events.map(({ title }) => title.toLowerCase())).size).toBe(60);
    expect(events.some(({ title }) => /\p{Script=Arabic}/u.test(title))).toBe(true);
  });

  test("at least eight projects a sector, every way to give achievements, one without photos", () => {
    expect(energyProjects.length).toBeGreaterThanOrEqual(8);
    expect(waterProjects.length).toBeGreaterThanOrEqual(8);
    const all = [...energyProjects, ...waterProjects];
    expect(all.some(({ photos }) => photos.length === 0)).toBe(true);
    expect(all.some(({ achievements }) => achievements === "none")).toBe(true);
    expect(
      all.filter(({ achievements }) => typeof achievements === "object" && "text" in achievements).length,
    ).toBeGreaterThan(3);
    expect(
      all.filter(({ achievements }) => typeof achievements === "object" && "added" in achievements).length,
    ).toBeGreaterThan(3);
  });

  test("every stage has a project, a project without a district has no place, and a tender is open and one closed", () => {
    const all = [...energyProjects, ...waterProjects];
    expect(new Set(all.map(({ stage }) => stage)).size).toBe(4);
    expect(all.some(({ district }) => district === undefined)).toBe(true);
    const days = documents.flatMap(({ closesInDays }) => closesInDays ?? []);
    expect([days.some((left) => left > 0), days.some((left) => left < 0)]).toEqual([true, true]);
  });

  test("every translation belongs to a record of the sample", () => {
    const titles = [...energyProjects, ...waterProjects, ...events, ...documents].map(({ title }) => title);
    expect(Object.keys(translations).filter((title) => !titles.includes(title))).toEqual([]);
  });

  test("every project and event says that it is sample data", () => {
    for (const { overview } of [...energyProjects, ...waterProjects])
      expect(overview).toContain("Sample data");
    for (const { more } of events) expect(more).toContain("Sample data");
  });
});

/** Tag numbers of the main directory and of the position directory of an EXIF block. */
function exifTags(exif: Buffer): { main: number[]; position: number[] } {
  const tiff = exif.subarray(exif.indexOf("II*\0", 0, "latin1"));
  const directory = (offset: number) =>
    Array.from({ length: tiff.readUInt16LE(offset) }, (_, i) => ({
      tag: tiff.readUInt16LE(offset + 2 + i * 12),
      value: tiff.readUInt32LE(offset + 10 + i * 12),
    }));
  const main = directory(tiff.readUInt32LE(4));
  const position = main.find(({ tag }) => tag === 0x8825);
  return {
    main: main.map(({ tag }) => tag),
    position: position ? directory(position.value).map(({ tag }) => tag) : [],
  };
}

/** Unpacks an archive by its central directory. */
function unzip(file: Buffer): Record<string, Buffer> {
  const end = file.lastIndexOf("PK\x05\x06", undefined, "latin1");
  const entries: Record<string, Buffer> = {};
  let at = file.readUInt32LE(end + 16);
  for (let i = 0; i < file.readUInt16LE(end + 10); i++) {
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString("utf8", at + 46, at + 46 + nameLength);
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const packed = file.subarray(start, start + file.readUInt32LE(at + 20));
    entries[name] = file.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed;
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}
