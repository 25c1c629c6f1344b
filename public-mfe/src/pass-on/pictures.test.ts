import type { Picture } from "@ministry/api-client";
import { afterEach, expect, test, vi } from "vitest";
import { bytesInFile, measurePictures, mostPictureBytes, readPictures } from "./pictures.ts";

afterEach(() => void vi.unstubAllGlobals());

const picture = (name: string, widths: number[] = []): Picture => ({
  reference: name,
  url: `https://files.example/${name}.jpg`,
  variants: widths.map((width) => ({
    url: `https://files.example/${name}-${width}.webp`,
    width,
    format: "webp",
  })),
});
const content = (pictures: (Picture | undefined)[]) => ({
  title: "",
  path: "/",
  parts: pictures.map((each) => ({ picture: each })),
});
const never = new AbortController().signal;

/** Answers with so many bytes for each address; 404 for what is not named. */
function serve(sizes: Record<string, number>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit) => {
    asked.push(`${method} ${address.replace("https://files.example/", "")}`);
    const size = sizes[address.replace("https://files.example/", "")];
    if (size === undefined) return new Response(null, { status: 404 });
    const headers = { "content-length": String(size), "content-type": "image/webp" };
    return new Response(method === "HEAD" ? null : new Uint8Array(size), { headers });
  });
  return asked;
}

test("sizes are asked for before any picture, of the copy that does for a phone", async () => {
  const asked = serve({ "a-640.webp": 30_000, "b.jpg": 40_000 });
  const wanted = await measurePictures(
    content([picture("a", [1280, 640, 320]), undefined, picture("b"), picture("gone")]),
    never,
  );
  expect(asked).toEqual(["HEAD a-640.webp", "HEAD b.jpg", "HEAD gone.jpg"]);
  expect(wanted.map(({ address, bytes }) => [address, bytes])).toEqual([
    ["https://files.example/a-640.webp", 30_000],
    ["https://files.example/b.jpg", 40_000],
  ]);
  expect(bytesInFile(wanted)).toBe(40_000 + 53_336);
});

test("pictures beyond the most a file may weigh stay out", async () => {
  serve({ "a.jpg": mostPictureBytes - 10, "b.jpg": 11, "c.jpg": 1 });
  const wanted = await measurePictures(content([picture("a"), picture("b"), picture("c")]), never);
  expect(wanted.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(mostPictureBytes);
  expect(wanted[0]?.bytes).toBe(mostPictureBytes - 10);
});

test("a picture that is too large keeps out no smaller one after it", async () => {
  serve({ "a.jpg": 100, "b.jpg": mostPictureBytes, "c.jpg": 200 });
  const wanted = await measurePictures(content([picture("a"), picture("b"), picture("c")]), never);
  expect(wanted.map(({ bytes }) => bytes)).toEqual([100, 200]);
});

test("pictures are read as data under their own addresses; one that fails fails all", async () => {
  serve({ "a-640.webp": 3 });
  const wanted = [
    { url: "https://files.example/a.jpg", address: "https://files.example/a-640.webp", bytes: 3 },
  ];
  expect([...(await readPictures(wanted, never))]).toEqual([
    ["https://files.example/a.jpg", "data:image/webp;base64,AAAA"],
  ]);
  serve({});
  await expect(readPictures(wanted, never)).rejects.toThrow("404");
});
