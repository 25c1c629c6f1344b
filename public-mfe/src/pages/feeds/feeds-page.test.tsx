// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi } from "../../testing/fake-api.ts";
import { renderPublic } from "../../testing/render-public.tsx";

beforeEach(() => vi.stubGlobal("scrollTo", () => {}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the page of the feeds has their addresses, and the newest entries of the one that was opened", async () => {
  const event = { ministry: "", desc: "", description: "", coverImage: "" };
  const items = [
    { ...event, _id: "e1", title: "Well opened", sector: "water" },
    { ...event, _id: "e2", title: "Lamps lit", sector: "energy" },
  ];
  fakeApi({
    "/readProjectEvent/Event?page=1&limit=50": { json: { items, total: 2, limit: 50 } },
    "/readProjectWater/waterProject": {
      json: [{ _id: "w1", title: "Town well", createdAt: "2026-01-01T08:00:00Z" }],
    },
    "/readProjectEnergy/EnergyProject": { json: [{ _id: "n1", title: "Solar field" }] },
    "/ReadAssess/DocumentFile": { json: { data: [{ _id: "d1", title: "Dams", category: "Water" }] } },
  });
  renderPublic("/feeds?sector=water");
  const latest = await screen.findByRole("region", { name: "Latest entries: Water: news and projects" });
  await within(latest).findByText("Well opened");
  expect(
    within(latest)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Town wellWater projectWater1 January 2026", "Well openedEventWater", "DamsDocumentWater"]);
  expect(within(latest).getByRole("link", { name: "Dams" }).getAttribute("href")).toBe("/documents/d1");
  const lists = ["/EventPost?sector=water", "/WaterProject", "/AssessmentsPost"];
  const names = ["Events and news", "Water projects", "Publications"];
  expect(names.map((name) => within(latest).getByRole("link", { name }).getAttribute("href"))).toEqual(lists);
  for (const name of ["feed.xml", "feed-water.xml", "feed-energy.xml"])
    expect(screen.getByText(`https://site.example/${name}`)).toBeTruthy();
});
