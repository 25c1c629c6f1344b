import { expect, test } from "vitest";
import { cachedImages } from "../cache/image-cache.ts";
import { bytes, file, publicationSite, storage, url } from "../testing/publication-site.ts";
import { indexWithoutEvicted, removePublications, wantPublications } from "./save.ts";

const { platform, messages, emit, serve, serveOnly, entry, isSavedWhole } = publicationSite();

test("a publication is saved whole and reported while it comes in", async () => {
  serve();
  await wantPublications([file], emit);
  expect(await entry()).toMatchObject({ state: "kept", received: bytes.length });
  expect(await isSavedWhole()).toBe(true);
  const states = messages.flatMap((message) => (message.type === "publications" ? message.files : []));
  expect(states.map(({ state }) => state)).toEqual(expect.arrayContaining(["waiting", "loading", "kept"]));
  expect(states.some(({ state, received }) => state === "loading" && received > 0)).toBe(true);
});

test("a publication that the browser has evicted is no longer called saved, and can be saved again", async () => {
  serve();
  await wantPublications([file], emit);
  expect(await indexWithoutEvicted()).toHaveProperty([url]);
  await platform.caches.delete("publications");
  expect(await indexWithoutEvicted()).toEqual({});
  expect(await entry()).toBeUndefined();
  await wantPublications([file], emit);
  await platform.caches.delete("publications");
  await wantPublications([file], emit);
  expect(await isSavedWhole()).toBe(true);
});

test("on a full device images go first, and the person is told", async () => {
  serve();
  await cachedImages.put(
    `${storage}/a.webp`,
    new Response("image", { headers: { "content-type": "image/webp" } }),
  );
  let tries = 0;
  platform.caches.isFull = (name) => name === "publications" && tries++ === 0;
  await wantPublications([file], emit);
  expect(await entry()).toMatchObject({ state: "kept" });
  expect(messages).toContainEqual({ type: "space-made", gaveUp: "images" });
});

test("a device with no room at all says so and keeps nothing of the file", async () => {
  serve();
  platform.caches.isFull = (name) => name.startsWith("publications-pieces");
  await wantPublications([file], emit);
  expect(await entry()).toMatchObject({ state: "failed", reason: "space", received: 0 });
});

test("a removed publication is gone, with all that had arrived of it", async () => {
  serveOnly(1, 300_000);
  await wantPublications([file], emit);
  await removePublications([url], emit);
  expect(await entry()).toBeUndefined();
  expect(await (await platform.caches.open("publications-pieces")).keys()).toEqual([]);
  expect(messages.at(-1)).toEqual({ type: "publications", files: [] });
});
