// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi, stubBrowser } from "../../testing/fake-api.ts";
import { renderPublic } from "../../testing/render-public.tsx";

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["/SingalProjectsEnergy/x1", "Project not found", "Failed to load project.", "/EnergyProject"],
  ["/SingalProjectsWater/x1", "Project not found", "Failed to load project.", "/WaterProject"],
  ["/SingalProjectsEvent/x1", "Event not found", "Could not load event details.", "/EventPost"],
  ["/documents/x1", "Document not found", "Failed to load document.", "/AssessmentsPost"],
  ["/project/x1/achievements", "Project not found", "No such project.", "/projects"],
])("P-188: %s of a record that is gone says so once, and leads on", async (page, title, message, list) => {
  // Every address of the API is answered with 404.
  fakeApi({ "/x1/achievements": { status: 404, json: { message: "No such project." } } });
  renderPublic(page);
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
  const main = within(screen.getByRole("main"));
  expect(main.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    `${message} There may be nothing at this address any more.`,
  ]);
  const ways = main.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(ways).toContain(list);
  expect(ways).toContain("/search");
});
