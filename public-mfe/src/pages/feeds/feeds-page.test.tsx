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
  fakeApi({ "/readProjectEvent/Event?page=1&limit=100": { json: { items, total: 2, limit: 100 } } });
  renderPublic("/feeds?sector=water");
  const latest = await screen.findByRole("region", { name: "What is in it now: Water: events and news" });
  expect(await within(latest).findByRole("heading", { name: "Well opened" })).toBeTruthy();
  expect(within(latest).queryByText("Lamps lit")).toBeNull();
  for (const name of ["feed.xml", "feed-water.xml", "feed-energy.xml"])
    expect(screen.getByText(`https://site.example/${name}`)).toBeTruthy();
});
