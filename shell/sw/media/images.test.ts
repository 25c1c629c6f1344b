import { beforeEach, expect, test, vi } from "vitest";
import type { FromWorker } from "../../src/pwa/worker/messages.ts";
import { answerImage, cacheImageAhead, cacheShownImage } from "./images.ts";
import { cachedImages } from "../cache/image-cache.ts";
import { fakePlatform, type Platform } from "../testing/platform.ts";

const storage = "https://api.example/storage/";
const id = "0123456789abcdef01234567";
const image = (body: string) => () => new Response(body, { headers: { "content-type": "image/webp" } });

let platform: Platform;
let messages: FromWorker[];
const emit = async (message: FromWorker) => void messages.push(message);

beforeEach(async () => {
  vi.unstubAllGlobals();
  platform = fakePlatform(vi.stubGlobal.bind(vi));
  messages = [];
  await cachedImages.clear();
});

/** One image of a page, once all that goes on behind it is done. */
async function show(name: string, init?: RequestInit): Promise<string> {
  const behind: Promise<unknown>[] = [];
  const request = new Request(storage + name, init);
  const answer = await answerImage({ request, waitUntil: (work) => behind.push(work), emit });
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

test("a page in an image's place is passed on and never cached", async () => {
  platform.served.set(
    `${storage}a.webp`,
    () => new Response("<p>", { headers: { "content-type": "text/html" } }),
  );
  await show("a.webp");
  expect(await cachedImages.size()).toEqual({ entries: 0, bytes: 0 });
});

test("without a connection another cached width of the same image is shown, the largest first", async () => {
  platform.served.set(`${storage}${id}-320.webp`, image("small"));
  platform.served.set(`${storage}${id}-640.webp`, image("middle"));
  await show(`${id}-320.webp`);
  await show(`${id}-640.webp`);
  platform.served.clear();
  expect(await show(`${id}-1280.avif`)).toBe("middle");
  expect(await show(`${id}.jpg`)).toBe("middle");
  expect(await cachedImages.size()).toMatchObject({ entries: 2 });
});

test("an image never cached in any width is missing without a connection", async () => {
  await expect(show(`${id}-320.webp`)).rejects.toThrow("Failed to fetch");
});

/** Caches images of one size, the first the oldest; then there is room for so many and no more. */
async function fillDevice(names: string[], room = names.length): Promise<void> {
  for (const name of names) {
    platform.served.set(storage + name, image("1234"));
    await show(name);
  }
  let cached = names.length;
  const cache = await platform.caches.open("images");
  const drop = cache.delete.bind(cache);
  cache.delete = (key) => ((cached -= 1), drop(key));
  platform.caches.isFull = () => cached >= room;
}
const cachedNames = async () => (await cachedImages.urls()).map((url) => url.slice(storage.length));

test("on a full device a new picture is cached in the place of the oldest, and the person is told", async () => {
  await fillDevice(["a.webp", "b.webp", "c.webp", "d.webp"]);
  platform.served.set(`${storage}new.webp`, image("1234"));
  expect(await show("new.webp")).toBe("1234");
  expect(await cachedNames()).toEqual(["c.webp", "d.webp", "new.webp"]);
  expect(messages).toEqual([{ type: "space-made", gaveUp: "images" }]);
});

test("so is one that was shown before there was a worker", async () => {
  await fillDevice(["a.webp", "b.webp"]);
  platform.served.set(`${storage}new.webp`, image("1234"));
  await cacheShownImage(`${storage}new.webp`, emit);
  expect(await cachedNames()).toEqual(["b.webp", "new.webp"]);
});

test("a picture that finds no room even so is shown all the same, and asks for no more than half of the others", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  await fillDevice(["a.webp", "b.webp"], 0);
  platform.served.set(`${storage}new.webp`, image("1234"));
  expect(await show("new.webp")).toBe("1234");
  expect(await cachedNames()).toEqual(["b.webp"]);
  expect(warned).toHaveBeenCalledOnce();
});

test("a picture fetched ahead of its use takes no other's place", async () => {
  await fillDevice(["a.webp", "b.webp"]);
  platform.served.set(`${storage}new.webp`, image("1234"));
  await expect(cacheImageAhead(`${storage}new.webp`, 4)).rejects.toThrow("full");
  expect(await cachedNames()).toEqual(["a.webp", "b.webp"]);
  expect(messages).toEqual([]);
});

test("a picture for which the cache has no room is not fetched ahead", async () => {
  platform.served.set(`${storage}new.webp`, image("1234"));
  expect(await cacheImageAhead(`${storage}new.webp`, 50_000_001)).toBe(0);
  expect(platform.asked).toEqual([]);
  expect(await cacheImageAhead(`${storage}new.webp`, 50_000_000)).toBe(4);
});

test("a picture that came ahead is as good as read once it was looked at", async () => {
  await cachedImages.put(`${storage}a.webp`, await image("1234")(), { ahead: true });
  expect(await cachedImages.sizeAhead()).toMatchObject({ entries: 1 });
  expect(await show("a.webp")).toBe("1234");
  expect(await cachedImages.sizeAhead()).toMatchObject({ entries: 0 });
});
