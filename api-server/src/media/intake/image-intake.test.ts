import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openFolderStore } from "../../storage/folder-store.ts";
import type { ObjectStore } from "../../storage/object-store.ts";
import { bmp, gif, left, pngClaiming, right, twoFields } from "../fixtures/pictures.ts";
import { type ImageIntake, createImageIntake } from "./image-intake.ts";
import { type ImagePool, createImagePool } from "../worker/image-pool.ts";

vi.setConfig({ testTimeout: 30_000 });

let folder: string;
let store: ObjectStore;
let pool: ImagePool;
let images: ImageIntake;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "image-intake-"));
  store = await openFolderStore(join(folder, "files"));
  pool = createImagePool({ size: 1 });
  images = createImageIntake({ store, pool, tempDir: join(folder, "tmp") });
  await take(await twoFields().toBuffer()); // the process behind the pool takes its time to start
}, 60_000);

afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

async function take(content: Uint8Array | string) {
  const path = join(folder, "upload");
  await writeFile(path, content);
  return images.take(path);
}

async function stored(reference: string) {
  const opened = await store.get(reference);
  if (!opened) throw new Error("nothing stored");
  return sharp(await buffer(opened.stream));
}

/** The colour in the middle of each half; re-encoding may shift it a little. */
async function halves(reference: string) {
  const { data, info } = await (
    await stored(reference)
  )
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number) => {
    const start = (Math.floor(info.height / 2) * info.width + Math.floor(x)) * info.channels;
    return { r: data[start], g: data[start + 1], b: data[start + 2] };
  };
  return [at(info.width / 4), at((info.width * 3) / 4)];
}

const near = (colour: { r: number; g: number; b: number }) => ({
  r: expect.closeTo(colour.r, -1.2) as number,
  g: expect.closeTo(colour.g, -1.2) as number,
  b: expect.closeTo(colour.b, -1.2) as number,
});

const svg = (inside = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64">` +
  `<rect width="48" height="64" fill="rgb(31,111,180)"/><rect x="48" width="48" height="64" fill="rgb(232,178,58)"/>` +
  `${inside}</svg>`;

const kinds: [string, string, () => Promise<Uint8Array | string>][] = [
  ["jpeg", "jpg", () => twoFields().jpeg({ quality: 95 }).toBuffer()],
  ["png", "jpg", () => twoFields().toBuffer()],
  ["png with transparency", "webp", () => twoFields(96, 64, 4).toBuffer()],
  ["webp", "jpg", () => twoFields().webp({ quality: 95 }).toBuffer()],
  ["gif", "webp", () => twoFields().gif().toBuffer()],
  ["tiff", "jpg", () => twoFields().tiff().toBuffer()],
  ["avif", "jpg", () => twoFields().avif({ quality: 90 }).toBuffer()],
  ["heic", "jpg", () => readFile(new URL("../fixtures/two-fields.heic", import.meta.url))],
  ["bmp", "jpg", async () => bmp()],
  ["svg", "webp", async () => svg()],
];

describe("A-160 AMB-16 pictures of every accepted type", () => {
  it.each(kinds)("%s is re-encoded as %s", async (kind, extension, make) => {
    const image = await take(await make());
    expect(image.reference).toMatch(new RegExp(`^[0-9a-f]{24}\\.${extension}$`));
    const { format, width, height } = await (await stored(image.reference)).metadata();
    expect(format).toBe(extension === "jpg" ? "jpeg" : extension);
    expect({ width, height }).toEqual({ width: image.width, height: image.height });
    if (kind !== "svg") expect({ width, height }).toEqual({ width: 96, height: 64 });
    expect(await halves(image.reference)).toEqual([near(left), near(right)]);
    expect(image.color).toMatch(/^#[0-9a-f]{6}$/);
    expect((await store.head(image.reference))?.bytes).toBe(image.bytes);
  });

  it("turns a photo upright and drops its metadata, the position first of all", async () => {
    const content = await twoFields(96, 64)
      .jpeg()
      .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "2/1 2/1 0/1", GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const image = await take(content);
    expect(image).toMatchObject({ width: 64, height: 96 });
    const metadata = await (await stored(image.reference)).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
  });

  it("takes the first frame of an animation", async () => {
    expect(await take(gif(20))).toMatchObject({ width: 1, height: 1 });
  });

  it("returns the colour most of the picture has", async () => {
    const plain = sharp({ create: { width: 50, height: 50, channels: 3, background: "#108040" } });
    const { color } = await take(await plain.png().toBuffer());
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
    expect([Math.abs(r - 16), Math.abs(g - 128), Math.abs(b - 64)].every((off) => off < 12)).toBe(true);
  });
});

const bad: [string, number, string, () => Promise<Uint8Array | string>][] = [
  ["a text", 415, "unsupported-type", async () => "hello, world"],
  [
    "a page of HTML with a drawing",
    415,
    "unsupported-type",
    async () => `<html><body>${svg()}</body></html>`,
  ],
  ["a PDF", 415, "unsupported-type", async () => "%PDF-1.7\n"],
  ["an empty file", 400, "empty", async () => ""],
  ["a picture of 256 megapixels", 422, "too-many-pixels", () => pngClaiming(16_000, 16_000)],
  ["a picture of no width", 422, "damaged", () => pngClaiming(0, 64)],
  ["an animation of 5,000 frames", 422, "too-many-frames", async () => gif(5_000)],
  ["half a JPEG", 422, "damaged", async () => (await noise().jpeg().toBuffer()).subarray(0, 20_000)],
  ["half a PNG", 422, "damaged", async () => (await noise().png().toBuffer()).subarray(0, 20_000)],
  ["half a WebP", 422, "damaged", async () => (await noise().webp().toBuffer()).subarray(0, 20_000)],
  ["half a bitmap", 422, "damaged", async () => bmp().subarray(0, 5_000)],
  ["a bitmap of 256 megapixels", 422, "too-many-pixels", async () => claim(bmp())],
  ["half an HEIC", 422, "damaged", async () => (await kinds[7]![2]()).slice(0, 300)],
  ["only the beginning of a JPEG", 422, "damaged", async () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  ["a drawing with a script", 422, "unsafe-content", async () => svg("<script>alert(1)</script>")],
  ["a drawing with entities", 422, "unsafe-content", async () => `<!DOCTYPE svg [<!ENTITY a "b">]>${svg()}`],
  [
    "a drawing that loads a file",
    422,
    "unsafe-content",
    async () => svg('<image href="file:///etc/passwd"/>'),
  ],
  [
    "a drawing that loads an address",
    422,
    "unsafe-content",
    async () => svg('<use xlink:href="http://x.example/#a"/>'),
  ],
];

function noise() {
  return sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 60 },
      background: "#000",
    },
  });
}

function claim(file: Buffer): Buffer {
  file.writeInt32LE(16_000, 18);
  file.writeInt32LE(16_000, 22);
  return file;
}

describe("files that are refused with a plain sentence, and nothing stored", () => {
  it.each(bad)("%s: %i %s", async (_name, statusCode, reason, make) => {
    const before = await readdir(join(folder, "files"));
    const content = await make();
    const started = performance.now();
    await expect(take(content)).rejects.toMatchObject({ name: "FileRefusal", statusCode, reason });
    expect(performance.now() - started).toBeLessThan(5_000);
    await expect(take(content)).rejects.toThrow(/^The [a-z]+ .+\.$/);
    expect(await readdir(join(folder, "files"))).toEqual(before);
    expect(await readdir(join(folder, "tmp"))).toEqual([]);
  });

  it("AMB-15 takes exactly the limit and refuses one byte more", async () => {
    const content = await twoFields().jpeg().toBuffer();
    const path = join(folder, "limit");
    await writeFile(path, content);
    const options = { store, pool, tempDir: join(folder, "tmp") };
    await expect(
      createImageIntake({ ...options, maxBytes: content.length }).take(path),
    ).resolves.toBeDefined();
    await expect(
      createImageIntake({ ...options, maxBytes: content.length - 1 }).take(path),
    ).rejects.toMatchObject({
      statusCode: 413,
    });
  });
});
