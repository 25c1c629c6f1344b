import { beforeEach, expect, test, vi } from "vitest";
import { keptImages } from "./kept-images.ts";
import { clearReads } from "./reads.ts";
import { fakePlatform, type Platform } from "./testing/platform.ts";
import { warmUp } from "./warm-up.ts";

const api = "https://api.example";
const storage = `${api}/storage`;
const config = {
  siteBase: "http://s",
  apiBase: api,
  storageBase: storage,
  parts: [],
  serviceWorker: true,
  links: {},
};
const ids = {
  water: "0123456789abcdef01234567",
  energy: "1123456789abcdef01234567",
  event: "2123456789abcdef01234567",
};
const cover = "3123456789abcdef01234567";

const media = {
  [`${cover}.jpg`]: {
    width: 2000,
    height: 1500,
    color: "#334455",
    variants: [1280, 640, 320].flatMap((width) =>
      ["avif", "webp"].map((format) => ({ width, format, url: `${cover}-${width}.${format}` })),
    ),
  },
};
const project = (id: string) => ({ _id: id, title: "Wells", coverImage: `${cover}.jpg`, media });
const event = { _id: ids.event, title: "Opening", coverImage: `${cover}.jpg`, media };

let platform: Platform;
const path = (url: string) => url.slice(api.length);
const serve = (at: string, body: unknown) => platform.served.set(api + at, () => Response.json(body));

beforeEach(async () => {
  vi.unstubAllGlobals();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  platform = fakePlatform(vi.stubGlobal.bind(vi));
  await clearReads();
  await keptImages.clear();
  serve("/readProjectWater/waterProject", [project(ids.water)]);
  serve("/readProjectEnergy/EnergyProject", [project(ids.energy)]);
  for (const limit of [50, 100]) {
    serve(`/readProjectEvent/Event?page=1&limit=${limit}`, { items: [event], total: 1, limit });
  }
  serve("/ReadAssess/DocumentFile", { data: [] });
  serve(`/readProjectWaterSingal/waterProject/${ids.water}`, project(ids.water));
  serve(`/readProjectEnergySingal/EnergyProject/${ids.energy}`, project(ids.energy));
  serve(`/readProjectEventSingal/Event/${ids.event}`, event);
  for (const [sector, id] of [
    ["Water", ids.water],
    ["Energy", ids.energy],
  ]) {
    serve(`/Read${sector}ProjectPhoto/${id}/photos`, { photos: [] });
    serve(`/createAchiev/${id}/achievements`, { achievements: [] });
    serve(`/${id}/achievements`, { title: "Wells", achievements: [] });
  }
  const image = () => new Response("x".repeat(1_000), { headers: { "content-type": "image/webp" } });
  platform.served.set(`${storage}/${cover}-320.webp`, image);
});

test("lists, the details they name and the smallest images are kept", async () => {
  await warmUp(config);
  const asked = platform.asked.map(path);
  expect(asked).toEqual(expect.arrayContaining([...platform.served.keys()].map(path)));
  expect(asked.filter((one) => one.includes("/storage/"))).toEqual([`/storage/${cover}-320.webp`]);
});

test("what is kept already is not fetched again", async () => {
  await warmUp(config);
  platform.asked.length = 0;
  await warmUp(config);
  expect(platform.asked).toEqual([]);
});

test("nothing is sent but what a visitor would send", async () => {
  const headers: string[] = [];
  const served = platform.served.get(`${api}/ReadAssess/DocumentFile`) as (request: Request) => Response;
  platform.served.set(`${api}/ReadAssess/DocumentFile`, (request) => {
    headers.push(...request.headers.keys());
    return served(request);
  });
  await warmUp(config);
  expect(headers).toEqual(["accept"]);
});

test("the budget ends it, also for the next visit, until the period is over", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const big = { ...project(ids.water), desc: "x".repeat(3_000_000) };
  serve(`/readProjectWaterSingal/waterProject/${ids.water}`, big);
  await warmUp(config);
  expect(platform.asked.some((url) => url.includes("/storage/"))).toBe(false);
  platform.asked.length = 0;
  await warmUp(config);
  expect(platform.asked).toEqual([]);
  vi.setSystemTime(Date.now() + 8 * 24 * 60 * 60_000);
  await warmUp(config);
  expect(platform.asked.length).toBeGreaterThan(0);
  vi.useRealTimers();
});

test("a lost line ends it quietly, and the next visit goes on", async () => {
  const photos = `${api}/ReadWaterProjectPhoto/${ids.water}/photos`;
  const served = platform.served.get(photos)!;
  const spare = `${api}/api/ReadWaterProjectPhoto/${ids.water}/photos`;
  platform.served.delete(photos);
  await warmUp(config);
  expect(platform.asked).toContain(spare);
  expect(platform.asked.some((url) => url.includes("/storage/"))).toBe(false);
  platform.served.set(photos, served);
  await warmUp(config);
  expect(platform.asked.some((url) => url.includes("/storage/"))).toBe(true);
});
