import { beforeEach, expect, test, vi } from "vitest";
import { sharedPhotos } from "@ministry/contract";
import { clearPrivateCaches } from "./lifecycle.ts";
import { isSharing, takeShared } from "./shared-photos.ts";
import { fakePlatform } from "./testing/platform.ts";

const site = "https://site.example";

beforeEach(() => {
  vi.unstubAllGlobals();
  fakePlatform(vi.stubGlobal.bind(vi));
  vi.stubGlobal("self", Object.assign(globalThis, { location: { origin: site } }));
});

const share = (...names: string[]) => {
  const form = new FormData();
  for (const name of names)
    form.append(sharedPhotos.field, new File([`of ${name}`], name, { type: "image/jpeg" }));
  return new Request(site + sharedPhotos.action, { method: "POST", body: form });
};
const stored = async () => {
  const cache = await caches.open(sharedPhotos.cache);
  const answers = await Promise.all((await cache.keys()).map((address) => cache.match(address)));
  return answers.map((answer) => decodeURIComponent(answer?.headers.get(sharedPhotos.headers.name) ?? ""));
};

test("shared photos are stored, and the browser is led to the screen for them", async () => {
  const answer = await takeShared(share("wéll.jpg", "pump.jpg"));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `${site}/AdminSharedPhotos`]);
  expect(await stored()).toEqual(["wéll.jpg", "pump.jpg"]);
});

test("a sign-out removes them", async () => {
  await takeShared(share("well.jpg"));
  await clearPrivateCaches();
  expect(await stored()).toEqual([]);
});

test("what can't be stored is said", async () => {
  vi.spyOn(caches, "open").mockRejectedValueOnce(new DOMException("full", "QuotaExceededError"));
  const answer = await takeShared(share("well.jpg"));
  expect(answer.headers.get("location")).toBe(`${site}/AdminSharedPhotos?problem=not-kept`);
});

test("only a share of this site's own is taken", () => {
  const asked = { method: "POST", mode: "navigate", url: site + sharedPhotos.action, referrer: "" };
  const taken = (difference: object) => isSharing({ ...asked, ...difference } as Request);
  expect(taken({})).toBe(true);
  expect(taken({ referrer: `${site}/Dashboard` })).toBe(true);
  expect(taken({ referrer: "https://elsewhere.example/" })).toBe(false);
  expect(taken({ method: "GET" })).toBe(false);
  expect(taken({ mode: "cors" })).toBe(false);
  expect(taken({ url: `${site}/WaterProject` })).toBe(false);
});

const shareOf = (...files: File[]) => {
  const form = new FormData();
  for (const file of files) form.append(sharedPhotos.field, file);
  return new Request(site + sharedPhotos.action, { method: "POST", body: form });
};
const problemOf = async (request: Request) =>
  new URL((await takeShared(request)).headers.get("location") ?? "").searchParams.get("problem");

test("a form that fills the device is taken up to a bound of files, and said to be", async () => {
  const names = Array.from({ length: 40 }, (_, i) => `${i}.jpg`);
  expect(await problemOf(share(...names))).toBeNull();
  expect(await problemOf(share(...names))).toBe("not-kept");
  expect(await stored()).toHaveLength(60);
});

test("what is no picture, or larger than a phone's photo, is not taken", async () => {
  const large = new File([new Uint8Array(51 * 1024 * 1024)], "large.jpg", { type: "image/jpeg" });
  expect(await problemOf(shareOf(large))).toBe("not-kept");
  expect(await problemOf(shareOf(new File(["x"], "a.html", { type: "text/html" })))).toBe("not-kept");
  expect(await stored()).toEqual([]);
});
