// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi, stubBrowser } from "../testing/fake-api.ts";

const hourMs = 3_600_000;
const now = Date.now();
const old = { _id: "old", title: "Old well", createdAt: new Date(now - 9 * hourMs).toISOString() };
const late = { _id: "late", title: "New well", createdAt: new Date(now - hourMs).toISOString() };

beforeEach(() => {
  stubBrowser();
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const idAt = (time: number) =>
  Math.floor(time / 1000)
    .toString(16)
    .padStart(8, "0") + "0".repeat(16);
/** An old project of which something was achieved since. */
const further = {
  ...old,
  _id: "further",
  title: "Old dam",
  achievements: [
    { _id: idAt(now - 8 * hourMs), title: "Surveyed", detail: "", progress: 100 },
    { _id: idAt(now - hourMs), title: "Filled", detail: "", progress: 50 },
  ],
};

/** Opens an address in a browser that was last here so many hours ago. */
async function openAfter(
  hours: number | undefined,
  path: string,
  published: object[] = [old, late],
  projects: object[] = [old, late],
) {
  if (hours !== undefined) localStorage.setItem("last-visit", JSON.stringify({ last: now - hours * hourMs }));
  const events = { json: { items: published, total: published.length, limit: 50 } };
  fakeApi({
    "/readProjectWater/waterProject": { json: projects },
    "/readProjectEnergy/EnergyProject": { json: [] },
    "/readProjectEvent/Event?page=1&limit=50": events,
    "/ReadAssess/DocumentFile": { json: { data: [old, late] } },
    "/further/achievements": { json: further },
  });
  // The visit is remembered by the module: each test is a page of its own.
  const { renderPublic } = await import("../testing/render-public.tsx");
  renderPublic(path);
}
const entry = async (title: string) => within((await screen.findByText(title)).closest("li") as HTMLElement);

test.each(["/WaterProject", "/EventPost", "/AssessmentsPost"])(
  "%s marks what was published since the last visit, and nothing else",
  async (path) => {
    await openAfter(5, path);
    expect((await entry("New well")).getByText("New", { selector: "b" })).toBeTruthy();
    expect((await entry("Old well")).queryByText("New", { selector: "b" })).toBeNull();
  },
);

test("a project is new again when one of its achievements is, which is marked", async () => {
  await openAfter(5, "/WaterProject", [], [old, further]);
  expect((await entry("Old dam")).getByText("New", { selector: "b" })).toBeTruthy();
  expect((await entry("Old well")).queryByText("New", { selector: "b" })).toBeNull();
  cleanup();
  await openAfter(5, "/project/further/achievements");
  expect((await entry("Filled")).getByText("New", { selector: "b" })).toBeTruthy();
  expect((await entry("Surveyed")).queryByText("New", { selector: "b" })).toBeNull();
});

test("at a first visit nothing is new", async () => {
  await openAfter(undefined, "/EventPost");
  expect((await entry("New well")).queryByText("New", { selector: "b" })).toBeNull();
});

test("the home page does not claim that a whole page of news is all there is", async () => {
  const many = Array.from({ length: 50 }, (_, place) => ({ ...late, _id: `late-${place}` }));
  await openAfter(5, "/", many);
  expect(await screen.findByRole("link", { name: "50 or more news items" })).toBeTruthy();
});

test("the home page says how much of each kind is new, with the way there, until it is seen", async () => {
  await openAfter(5, "/");
  const seen = await screen.findByRole("button", { name: "Mark all as seen" });
  const box = within(seen.closest("div") as HTMLElement);
  expect(box.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["1 news item", "/EventPost"],
    ["1 water project", "/WaterProject"],
    ["1 publication", "/AssessmentsPost"],
  ]);
  seen.click();
  await expect.poll(() => screen.queryByText("New", { selector: "b" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Mark all as seen" })).toBeNull();
});
