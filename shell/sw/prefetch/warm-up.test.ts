import { beforeEach, expect, test, vi } from "vitest";
import { cachedImages } from "../cache/image-cache.ts";
import { setLowData } from "../network/low-data.ts";
import { clearReads, copyOf } from "../reads/reads.ts";
import { fakePlatform, type Platform } from "../testing/platform.ts";
import { snapshotAnswer, snapshotText } from "../testing/snapshot.ts";
import { bytesToFetch, picturesOfAll } from "./prefetch-pictures.ts";
import { warmUp, type WarmUp } from "./warm-up.ts";

const api = "https://api.example";
const storage = `${api}/storage`;
const wanted: WarmUp = {
  config: {
    siteBase: "http://s",
    apiBase: api,
    storageBase: storage,
    parts: [],
    serviceWorker: true,
    links: {},
  },
  onEvicted: async () => undefined,
};
const [well, other] = ["0123456789abcdef01234567", "1123456789abcdef01234567"] as const;
const single = (id: string) => `/readProjectWaterSingal/waterProject/${id}`;
const picture = (id: string) => `${storage}/${id}-320.webp`;

const project = (id: string) => ({
  _id: id,
  title: "Wells",
  media: {
    [`${id}.jpg`]: {
      width: 2000,
      height: 1500,
      color: "#334455",
      variants: [1280, 640, 320].flatMap((width) =>
        ["avif", "webp"].map((format) => ({
          ...{ width, format, url: `${id}-${width}.${format}` },
          bytes: width * 10,
        })),
      ),
    },
  },
});

let platform: Platform;

beforeEach(async () => {
  vi.unstubAllGlobals();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  platform = fakePlatform(vi.stubGlobal.bind(vi));
  await clearReads();
  await cachedImages.clear();
  await setLowData(false);
  const lines = [well, other].map((id) => ({ topic: "projects", paths: [single(id)], answer: project(id) }));
  platform.served.set(`${api}/snapshot`, () => snapshotAnswer(snapshotText(lines)));
  for (const id of [well, other])
    platform.served.set(
      picture(id),
      () => new Response("x".repeat(1_000), { headers: { "content-type": "image/webp" } }),
    );
});

test("all text comes with one request, and no picture with it", async () => {
  await warmUp(wanted);
  expect(platform.asked).toEqual([`${api}/snapshot`]);
  expect(await (await copyOf(api + single(other)))?.json()).toEqual(project(other));
});

test("the page after asks for nothing", async () => {
  await warmUp(wanted);
  platform.asked.length = 0;
  await warmUp(wanted);
  expect(platform.asked).toEqual([]);
});

test("the small pictures of what was opened are cached, and no others", async () => {
  await warmUp({ ...wanted, opened: `/SingalProjectsWater/${well}` });
  expect(platform.asked).toEqual([`${api}/snapshot`, picture(well)]);
});

test("all small pictures are cached when the visitor asks for them, and on Wi-Fi", async () => {
  await warmUp({ ...wanted, asked: "pictures" });
  expect(platform.asked).toEqual([`${api}/snapshot`, picture(well), picture(other)]);
  await cachedImages.clear();
  platform.asked.length = 0;
  vi.stubGlobal("navigator", { ...navigator, connection: { type: "wifi" } });
  await warmUp(wanted);
  expect(platform.asked).toEqual([picture(well), picture(other)]);
});

test("the bytes of the pictures that are not cached yet are known before they are asked for", async () => {
  const bytes = async () => bytesToFetch(await picturesOfAll(wanted.config));
  await warmUp(wanted);
  expect(await bytes()).toBe(6_400);
  await warmUp({ ...wanted, opened: `/SingalProjectsWater/${well}` });
  expect(await bytes()).toBe(3_200);
});

test("a picture that fails holds up no other", async () => {
  platform.served.delete(picture(well));
  expect(await warmUp({ ...wanted, asked: "pictures" })).toBe(true);
  expect(platform.asked).toEqual([`${api}/snapshot`, picture(well), picture(other)]);
});

test("without room for more pictures none is fetched, and none is offered", async () => {
  const mostPictures = 500;
  for (let at = 0; at < mostPictures; at += 1)
    await cachedImages.put(`${storage}/seen-${at}.webp`, new Response("1"));
  await warmUp({ ...wanted, asked: "pictures" });
  expect(platform.asked).toEqual([`${api}/snapshot`]);
  expect(await bytesToFetch(await picturesOfAll(wanted.config))).toBe(0);
});

test("low data fetches nothing, whoever asked for it", async () => {
  await setLowData(true);
  await warmUp({ ...wanted, opened: `/SingalProjectsWater/${well}` });
  expect(platform.asked).toEqual([]);
});

test("low data that is switched on stops a request under way and all that would follow", async () => {
  let stopped = false;
  platform.served.set(picture(well), async ({ signal }) => {
    const stop = new Promise<never>((_done, fail) =>
      signal.addEventListener("abort", () => {
        stopped = true;
        fail(signal.reason as Error);
      }),
    );
    await setLowData(true);
    return stop;
  });
  await warmUp({ ...wanted, asked: "pictures" });
  expect(stopped).toBe(true);
  expect(platform.asked).toEqual([`${api}/snapshot`, picture(well)]);
});

test("until a page has said something, the browser's Save-Data counts", async () => {
  vi.resetModules();
  const fresh = await import("./warm-up.ts");
  const { navigator: plain } = globalThis;
  platform = fakePlatform(vi.stubGlobal.bind(vi));
  vi.stubGlobal("navigator", { ...plain, connection: { saveData: true } });
  await fresh.warmUp(wanted);
  expect(platform.asked).toEqual([]);
});

test("a host that makes no snapshots is asked for its lists", async () => {
  platform.served.set(`${api}/snapshot`, () => Response.json({ message: "Not found." }, { status: 404 }));
  platform.served.set(`${api}/readProjectWater/waterProject`, () => Response.json([project(well)]));
  await warmUp(wanted);
  expect(platform.asked).toContain(`${api}/readProjectWater/waterProject`);
});
