// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeApi, stubBrowser, type Answer } from "../../testing/fake-api.ts";
import { renderPublic } from "../../testing/render-public.tsx";

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sectors = {
  energy: { at: "/EnergyProject", path: "/readProjectEnergy/EnergyProject", one: "/SingalProjectsEnergy/" },
  water: { at: "/WaterProject", path: "/readProjectWater/waterProject", one: "/SingalProjectsWater/" },
};
const projects = [
  { _id: "a1", title: "Borehole drilling", desc: "Ten boreholes", createdAt: "2024-01-01T00:00:00Z" },
  { _id: "b/2", name: "Kiosk repair", desc: "Taps and roofs", createdAt: "2025-01-01T00:00:00Z" },
];

function open(sector: keyof typeof sectors, answer: Answer, further: Record<string, Answer> = {}) {
  const asked = fakeApi({ [sectors[sector].path]: answer, ...further });
  renderPublic(sectors[sector].at);
  return asked;
}
const titles = () => screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);

describe.each(["energy", "water"] as const)("the %s list", (sector) => {
  test.each([
    ["an array", projects],
    ["{data}", { data: projects }],
    ["{items}", { items: projects }],
  ])("P-99, P-102, P-104, P-108: shows cards with title and text out of %s", async (_, json) => {
    open(sector, { json });
    expect(await screen.findByText("Ten boreholes")).toBeTruthy();
    expect(titles()).toEqual(["Kiosk repair", "Borehole drilling"]);
  });

  test("P-100, P-103: Read for More leads to the project", async () => {
    open(sector, { json: projects });
    const link = await screen.findByRole("link", { name: "Read for More: Kiosk repair" });
    expect(link.textContent?.trim()).toBe("Read for More");
    expect(link.getAttribute("href")).toBe(`${sectors[sector].one}b%2F2`);
  });

  test("P-105: skeletons stand there until the answer comes", async () => {
    open(sector, "never");
    expect(await screen.findByText("Loading projects")).toBeTruthy();
    expect(document.querySelectorAll("[data-skeleton=card]").length).toBeGreaterThan(0);
  });

  test("P-106: says when there are none", async () => {
    open(sector, { json: { data: [] } });
    expect(await screen.findByText("No projects found.")).toBeTruthy();
  });

  test("P-107, P-191, P-193: says that it failed, in page and console, and tries again", async () => {
    const answers: Record<string, Answer> = {};
    fakeApi(answers);
    renderPublic(sectors[sector].at);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Failed to load projects list.");
    expect(vi.mocked(console.error).mock.calls.flat()).toContain("Failed to load projects list.");
    answers[sectors[sector].path] = { json: projects };
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Ten boreholes")).toBeTruthy();
  });

  test("HTML in a text is shown as text", async () => {
    open(sector, { json: [{ _id: "x", title: "<img src=x onerror=alert(1)>", desc: "<b>bold</b>" }] });
    expect(await screen.findByText("<b>bold</b>")).toBeTruthy();
    expect(document.querySelector("main img, main b")).toBeNull();
  });
});

test("P-101: the water list stands under the banner WATER PROJECTS", async () => {
  open("water", { json: projects });
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("WATER PROJECTS");
});

test("P-109: the water list is asked for under /api before an error shows", async () => {
  const asked = open(
    "water",
    { status: 500, json: { message: "Down" } },
    { "/api/readProjectWater/waterProject": { json: projects } },
  );
  expect(await screen.findByText("Ten boreholes")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(asked).toEqual(["/readProjectWater/waterProject", "/api/readProjectWater/waterProject"]);
});

test("P-19: the list is asked for once, at the configured host", async () => {
  const asked = open("energy", { json: projects });
  await screen.findByText("Ten boreholes");
  expect(asked).toEqual(["/readProjectEnergy/EnergyProject"]);
});

test("searching leaves the projects that have every word, and says how many", async () => {
  open("water", { json: projects });
  const search = await screen.findByRole("searchbox", { name: "Search projects" });
  fireEvent.change(search, { target: { value: "ROOFS kiosk" } });
  expect(await screen.findByText("1 of 2 projects")).toBeTruthy();
  expect(titles()).toEqual(["Kiosk repair"]);
  fireEvent.change(search, { target: { value: "airport" } });
  fireEvent.click(await screen.findByRole("link", { name: "Show all projects" }));
  expect(await screen.findByText("2 projects")).toBeTruthy();
});

test("the order is the visitor's choice", async () => {
  open("water", { json: projects });
  fireEvent.change(await screen.findByLabelText("Order"), { target: { value: "title" } });
  expect(titles()).toEqual(["Borehole drilling", "Kiosk repair"]);
});
