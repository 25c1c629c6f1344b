import { beforeEach, expect, test, vi } from "vitest";
import { answersAhead } from "./prefetch-answers.ts";
import { setLowData } from "../network/low-data.ts";
import { clearReads } from "../reads/reads.ts";
import { fakePlatform, type Platform } from "../testing/platform.ts";

const api = "https://api.example";
const config = {
  siteBase: "http://s",
  apiBase: api,
  storageBase: `${api}/storage`,
  parts: [],
  serviceWorker: true,
  links: {},
};
const ids = Array.from({ length: 9 }, (_, at) => `${at}123456789abcdef01234567`);

let platform: Platform;
const serve = (at: string, body: unknown) => platform.served.set(api + at, () => Response.json(body));
const path = (url: string) => url.slice(api.length);

beforeEach(async () => {
  vi.unstubAllGlobals();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  platform = fakePlatform(vi.stubGlobal.bind(vi));
  await clearReads();
  await setLowData(false);
  serve(
    "/readProjectWater/waterProject",
    ids.map((id) => ({ _id: id, title: "Wells" })),
  );
  serve("/readProjectEnergy/EnergyProject", []);
  for (const limit of [50, 100])
    serve(`/readProjectEvent/Event?page=1&limit=${limit}`, { items: [], total: 0, limit });
  serve("/ReadAssess/DocumentFile", { data: [] });
  for (const id of ids) {
    serve(`/readProjectWaterSingal/waterProject/${id}`, { _id: id, title: "Wells" });
    serve(`/ReadWaterProjectPhoto/${id}/photos`, { photos: [] });
    serve(`/createAchiev/${id}/achievements`, { achievements: [] });
    serve(`/${id}/achievements`, { title: "Wells", achievements: [] });
  }
});

test("a page of a visit fetches a few answers, the lists first, and the next page goes on", async () => {
  await answersAhead(config);
  const first = platform.asked.map(path);
  expect(first).toHaveLength(10);
  expect(first.slice(0, 4)).toEqual(
    expect.arrayContaining(["/readProjectWater/waterProject", "/ReadAssess/DocumentFile"]),
  );
  platform.asked.length = 0;
  await answersAhead(config);
  const second = platform.asked.map(path);
  expect(second).toHaveLength(10);
  expect(second.filter((one) => first.includes(one))).toEqual([]);
});

test("every answer is fetched in the end, and then nothing more", async () => {
  for (let page = 0; page < 5; page += 1) await answersAhead(config);
  expect(platform.asked.map(path).sort()).toEqual([...platform.served.keys()].map(path).sort());
  platform.asked.length = 0;
  await answersAhead(config);
  expect(platform.asked).toEqual([]);
});

test("low data that is switched on in between stops it before the next request", async () => {
  const photos = platform.served.get(`${api}/readProjectEvent/Event?page=1&limit=50`) as (
    request: Request,
  ) => Response;
  platform.served.set(`${api}/readProjectEvent/Event?page=1&limit=50`, async (request) => {
    await setLowData(true);
    return photos(request);
  });
  await answersAhead(config).catch(() => undefined);
  expect(platform.asked).toHaveLength(3);
});

test("the bytes of a period end it, also for the next page, until the period is over", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const big = { _id: ids[0], title: "Wells", desc: "x".repeat(3_000_000) };
  serve(`/readProjectWaterSingal/waterProject/${ids[0]}`, big);
  await answersAhead(config);
  platform.asked.length = 0;
  await answersAhead(config);
  expect(platform.asked).toEqual([]);
  vi.setSystemTime(Date.now() + 8 * 24 * 60 * 60_000);
  await answersAhead(config);
  expect(platform.asked.length).toBeGreaterThan(0);
  vi.useRealTimers();
});

test("nothing is sent but what a visitor would send", async () => {
  const headers: string[] = [];
  platform.served.set(`${api}/ReadAssess/DocumentFile`, (request) => {
    headers.push(...request.headers.keys());
    return Response.json({ data: [] });
  });
  await answersAhead(config);
  expect(headers).toEqual(["accept"]);
});
