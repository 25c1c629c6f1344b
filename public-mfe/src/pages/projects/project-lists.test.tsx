// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
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

describe("the facts of a project", () => {
  const known = [
    { _id: "a", title: "Well", district: "Burao", stage: "ongoing", progress: 60, startYear: 2023 },
    {
      _id: "b",
      title: "Kiosk",
      district: "Hargeisa",
      stage: "planned",
      startYear: 2025,
      latitude: 9.5,
      longitude: 44,
    },
    { _id: "c", title: "Bare" },
  ];
  const card = async (title: string) =>
    within((await screen.findByRole("heading", { level: 3, name: title })).closest("li") as HTMLElement);

  test("stand on its card, as far as its record knows them", async () => {
    open("water", { json: known });
    const well = await card("Well");
    for (const fact of ["Water", "Burao", "Ongoing"]) expect(well.getByText(fact)).toBeTruthy();
    expect(well.getByRole("progressbar", { name: "Progress of Well" }).getAttribute("aria-valuenow")).toBe(
      "60",
    );
    expect((await card("Kiosk")).queryByRole("progressbar")).toBeNull();
    expect((await card("Bare")).queryByText("Water")).toBeNull();
  });

  test("narrow the list, with the number that each choice leaves", async () => {
    open("water", { json: known });
    const place = await screen.findByLabelText<HTMLSelectElement>("Place");
    expect([...place.options].map(({ text }) => text)).toEqual(["Every place", "Burao (1)", "Hargeisa (1)"]);
    fireEvent.change(place, { target: { value: "Burao" } });
    expect(titles()).toEqual(["Well"]);
    expect(screen.getByText("1 of 3 projects")).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>("Stage").options[1]?.text).toBe("Planned (0)");
  });

  test("that fit no project lead to the words alone, or to all projects", async () => {
    fakeApi({ [sectors.water.path]: { json: known } });
    renderPublic("/WaterProject?q=kiosk&district=Burao");
    expect(await screen.findByText("No project matches these filters.")).toBeTruthy();
    fireEvent.click(screen.getByRole("link", { name: "Search in all projects" }));
    expect(titles()).toEqual(["Kiosk"]);
  });

  test("lead to the map as the list is narrowed", async () => {
    fakeApi({ [sectors.water.path]: { json: known } });
    renderPublic("/WaterProject?stage=planned");
    const link = await screen.findByRole("link", { name: "See them on the map" });
    expect(link.getAttribute("href")).toBe("/projects?stage=planned&sector=water");
  });

  test("are no filters where no record has them", async () => {
    open("water", { json: projects });
    await screen.findByText("Ten boreholes");
    expect(screen.getAllByRole("combobox").map((one) => one.getAttribute("name"))).toEqual(["sort"]);
    expect(screen.queryByRole("link", { name: "See them on the map" })).toBeNull();
  });
});

test("a long list is shown by and by", async () => {
  const many = Array.from({ length: 150 }, (_, index) => ({ _id: `p${index}`, title: `Well ${index}` }));
  open("water", { json: many });
  const more = await screen.findByRole("button", { name: "Show 60 more of 90" });
  expect(titles()).toHaveLength(60);
  fireEvent.click(more);
  fireEvent.click(await screen.findByRole("button", { name: "Show the other 30" }));
  await waitFor(() => expect(titles()).toHaveLength(150));
  fireEvent.change(screen.getByLabelText("Order"), { target: { value: "title" } });
  expect(titles()).toHaveLength(60);
});
