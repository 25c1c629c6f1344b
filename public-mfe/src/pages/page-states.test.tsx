// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi, stubBrowser } from "../testing/fake-api.ts";
import { renderPublic } from "../testing/render-public.tsx";

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Screens by address: the call that fills them, and what they say while, without and instead of its answer. */
const lists = [
  {
    at: "/EnergyProject",
    path: "/readProjectEnergy/EnergyProject",
    loading: "Loading projects",
    empty: "No projects found.",
    failed: "Failed to load projects list.",
  },
  {
    at: "/WaterProject",
    path: "/readProjectWater/waterProject",
    loading: "Loading projects",
    empty: "No projects found.",
    failed: "Failed to load projects list.",
  },
  {
    at: "/EventPost",
    path: "/readProjectEvent/Event?page=1&limit=50",
    loading: "Loading events",
    empty: "No projects found.", // (sic)
    failed: "Failed to load events.",
  },
  {
    at: "/AssessmentsPost",
    path: "/ReadAssess/DocumentFile",
    loading: "Loading documents",
    empty: "0 documents in total",
    failed: "Failed to load documents.",
  },
  {
    at: "/project/x1/achievements",
    path: "/x1/achievements",
    loading: "Loading achievements",
    empty: "No achievements yet.",
    failed: "Failed to load achievements",
  },
];
const records = [
  {
    at: "/SingalProjectsEnergy/x1", // (sic)
    path: "/readProjectEnergySingal/EnergyProject/x1",
    loading: "Loading project",
    failed: "Failed to load project.",
  },
  {
    at: "/SingalProjectsWater/x1", // (sic)
    path: "/readProjectWaterSingal/waterProject/x1",
    loading: "Loading project",
    failed: "Failed to load project.",
  },
  {
    at: "/SingalProjectsEvent/x1", // (sic)
    path: "/readProjectEventSingal/Event/x1",
    loading: "Loading event",
    failed: "Could not load event details.",
  },
  {
    at: "/documents/x1",
    path: "/ReadAssess/DocumentFile/x1",
    loading: "Loading document",
    failed: "Failed to load document.",
  },
];

const answerOf = (at: string, items: unknown[]) =>
  at.endsWith("/achievements") ? { title: "Town water supply", achievements: items } : items;

test.each([...lists, ...records])(
  "P-188: $at shows skeletons, then what the API has answered or that it failed",
  async ({ at, path, loading, failed }) => {
    fakeApi({ [path]: "never" });
    renderPublic(at);
    const label = await screen.findByText(loading);
    expect(
      label.closest("[role=status]")?.querySelector("[aria-hidden] span, [aria-hidden] div"),
    ).toBeTruthy();
    cleanup();

    fakeApi({ [path]: { json: answerOf(at, [{ _id: "x1", title: "The well", filename: "well.pdf" }]) } });
    renderPublic(at);
    expect((await screen.findAllByText("The well")).length).toBeGreaterThan(0);
    expect(screen.queryByText(loading)).toBeNull();
    cleanup();

    fakeApi({ [path]: { status: 500 } });
    renderPublic(at);
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(screen.queryByText(loading)).toBeNull();
  },
);

test.each(lists)("P-188: $at says when there is nothing to show", async ({ at, path, loading, empty }) => {
  fakeApi({ [path]: { json: answerOf(at, []) } });
  renderPublic(at);
  expect(await screen.findByText(empty)).toBeTruthy();
  expect(screen.queryByText(loading)).toBeNull();
});

test("where a page can't be fetched, nothing is promised of others in a browser that saves none", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  renderPublic("/SingalProjectsWater/x1"); // (sic)
  expect(await screen.findAllByText("The connection may be weak or down.")).not.toEqual([]);
  expect(document.body.textContent).not.toMatch(/still here|these pages open/i);
});
