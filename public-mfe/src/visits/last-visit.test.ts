// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as lastVisit from "./last-visit.ts";

const minute = 60_000;
const noon = Date.parse("2026-11-24T12:00:00Z");

/** The module as a page has it that was just opened. */
async function openPage(): Promise<typeof lastVisit> {
  vi.resetModules();
  return import("./last-visit.ts");
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a first visit has none before it, however many pages it has", async () => {
  expect((await openPage()).previousVisit(noon)).toBeUndefined();
  expect((await openPage()).previousVisit(noon + 29 * minute)).toBeUndefined();
  expect((await openPage()).previousVisit(noon + 58 * minute)).toBeUndefined();
});

test("after half an hour away another visit begins, and counts from when the one before was last seen", async () => {
  (await openPage()).previousVisit(noon);
  (await openPage()).previousVisit(noon + 10 * minute);
  const later = noon + 41 * minute;
  expect((await openPage()).previousVisit(later)).toBe(noon + 10 * minute);
  // All pages of the visit count from there.
  expect((await openPage()).previousVisit(later + 20 * minute)).toBe(noon + 10 * minute);
});

test("a page that is read for long and then left ends the visit where it was left", async () => {
  vi.useFakeTimers({ now: noon });
  (await openPage()).previousVisit();
  vi.setSystemTime(noon + 50 * minute);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  dispatchEvent(new Event("visibilitychange"));
  expect((await openPage()).previousVisit(noon + 90 * minute)).toBe(noon + 50 * minute);
});

test("marking all as seen counts from now, and tells who follows, until they stop", async () => {
  (await openPage()).previousVisit(noon);
  const page = await openPage();
  page.previousVisit(noon + 60 * minute);
  const changed = vi.fn();
  const stop = page.followVisits(changed);
  page.markAllSeen(noon + 61 * minute);
  expect(changed).toHaveBeenCalledOnce();
  expect(page.previousVisit()).toBe(noon + 61 * minute);
  expect((await openPage()).previousVisit(noon + 62 * minute)).toBe(noon + 61 * minute);
  stop();
  page.markAllSeen(noon + 63 * minute);
  expect(changed).toHaveBeenCalledOnce();
});

test("another tab's mark counts here too", async () => {
  const page = await openPage();
  page.previousVisit(noon);
  const changed = vi.fn();
  page.followVisits(changed);
  localStorage.setItem("last-visit", JSON.stringify({ before: noon + minute, last: noon + minute }));
  dispatchEvent(new StorageEvent("storage", { key: "last-visit" }));
  expect(changed).toHaveBeenCalledOnce();
  expect(page.previousVisit()).toBe(noon + minute);
});

test.each(["nonsense", "null", "[]", '{"last":"yesterday"}'])(
  "%s is taken for a first visit",
  async (stored) => {
    localStorage.setItem("last-visit", stored);
    expect((await openPage()).previousVisit(noon)).toBeUndefined();
  },
);
