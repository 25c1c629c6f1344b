import { beforeEach, expect, test, vi } from "vitest";
import { answerImage, keptImages } from "./images.ts";
import { fakePlatform, type Platform } from "./testing/platform.ts";

const storage = "https://api.example/storage/";
const id = "0123456789abcdef01234567";
const image = (body: string) => () => new Response(body, { headers: { "content-type": "image/webp" } });

let platform: Platform;

beforeEach(async () => {
  vi.unstubAllGlobals();
  platform = fakePlatform(vi.stubGlobal.bind(vi));
  await keptImages.clear();
});

/** One image of a page, once all that goes on behind it is done. */
async function show(name: string, init?: RequestInit): Promise<string> {
  const behind: Promise<unknown>[] = [];
  const answer = await answerImage(new Request(storage + name, init), (work) => behind.push(work));
  await Promise.all(behind);
  return answer.text();
}

test("an image is fetched once", async () => {
  platform.served.set(`${storage}a.webp`, image("a"));
  expect(await show("a.webp")).toBe("a");
  expect(await show("a.webp")).toBe("a");
  expect(platform.asked).toEqual([`${storage}a.webp`]);
});

test("an image asked for without CORS is fetched with it: an opaque copy would cost megabytes", async () => {
  const modes: string[] = [];
  platform.served.set(`${storage}a.webp`, ({ mode }) => {
    modes.push(mode);
    return image("a")();
  });
  await show("a.webp", { mode: "no-cors" });
  expect(modes).toEqual(["cors"]);
});

test("a page in an image's place is passed on and never kept", async () => {
  platform.served.set(
    `${storage}a.webp`,
    () => new Response("<p>", { headers: { "content-type": "text/html" } }),
  );
  await show("a.webp");
  expect(await keptImages.size()).toEqual({ entries: 0, bytes: 0 });
});

test("without a line another kept width of the same image is shown, the largest first", async () => {
  platform.served.set(`${storage}${id}-320.webp`, image("small"));
  platform.served.set(`${storage}${id}-640.webp`, image("middle"));
  await show(`${id}-320.webp`);
  await show(`${id}-640.webp`);
  platform.served.clear();
  expect(await show(`${id}-1280.avif`)).toBe("middle");
  expect(await show(`${id}.jpg`)).toBe("middle");
  expect(await keptImages.size()).toMatchObject({ entries: 2 });
});

test("an image never kept in any width is missing without a line", async () => {
  await expect(show(`${id}-320.webp`)).rejects.toThrow("Failed to fetch");
});
