// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "../paths.ts";
import { stubBrowser } from "../testing/fake-api.ts";
import { renderPublic } from "../testing/render-public.tsx";

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function sectionsOf(path: string) {
  renderPublic(path);
  const banner = await screen.findByRole("heading", { level: 1 });
  const parts = within(screen.getByRole("main")).getAllByRole("heading", { level: 2 });
  return [banner.textContent, ...parts.map((part) => part.textContent)];
}
const section = (name: string) => within(screen.getByRole("region", { name }));

test.each([
  [
    "P-02, P-69, P-70",
    "/Ministry",
    [
      "ABOUT MINISTRY",
      "About Us",
      "Vision",
      "Mission",
      "Mandates",
      "Departments",
      "Achievements",
      "Our services",
    ],
  ],
  [
    "P-03, P-73, P-74, P-75, P-76",
    "/minister",
    ["Leadership", "Biography", "Minister Message", "Deputy Minister", "Director General"],
  ],
  [
    "P-04, P-77, P-78, P-79, P-80, P-81",
    "/water",
    [
      "Water Department",
      "Overview",
      "Vision",
      "Our water services in numbers",
      "Values",
      "Ongoing and pipeline projects",
    ],
  ],
  [
    "P-05, P-82, P-83, P-84, P-85, P-88, P-89, P-90, P-91, P-92",
    "/Energy",
    [
      "Energy Department",
      "Background",
      "Vision",
      "Mission",
      "Objectives",
      "Services and mandates",
      "Energy demand and supply",
      "Why the sector is being reformed",
      "Institutional framework",
      "Achievements",
      "Ongoing projects",
      "Regulations",
    ],
  ],
  [
    "P-07, P-94, P-95, P-96",
    "/Admin&finace",
    ["Admin, HR and Finance Department", "Vision", "Mission", "Mandates", "Tasks", "Values", "Leadership"],
  ],
  [
    "P-06, P-97",
    "/PlanningPolicy",
    ["Planning and Policy Department", "Mandates", "Activities", "Studies", "Acts and Policies"],
  ],
  ["P-12, AMB-31", "/contact", ["Contact", "Our office", "Complaint Response Mechanisms"]],
])("%s: %s has its sections in order", async (_, path, sections) => {
  expect(await sectionsOf(path)).toEqual(sections);
  for (const heading of within(screen.getByRole("main")).getAllByRole("heading", { level: 2 })) {
    const around = heading.closest("section")?.textContent ?? "";
    expect(around.length, `${heading.textContent} says something`).toBeGreaterThan(40);
  }
});

test("P-07: the finance address is also found with its ampersand encoded", async () => {
  expect((await sectionsOf("/Admin%26finace"))[0]).toBe("Admin, HR and Finance Department");
});

test("P-71, P-72: the About page numbers six mandates and shows four departments", async () => {
  await sectionsOf("/Ministry");
  expect(
    section("Mandates")
      .getAllByRole("listitem")
      .map((item) => item.textContent?.[0]),
  ).toEqual([..."123456"]);
  expect(section("Departments").getAllByRole("listitem")).toHaveLength(4);
});

test.each([
  ["P-196", "/Ministry", "Achievements", "25,000 people reached with hygiene kits"],
  ["P-197", "/Ministry", "Achievements", "251 shallow wells"],
  ["P-199", "/Ministry", "Achievements", "38 water ban structures"], // (sic)
  ["P-79", "/water", "Our water services in numbers", "92 boreholes in 2 regions and 12 districts"],
  ["P-79", "/water", "Our water services in numbers", "226 water kiosks in 12 districts"],
  ["P-79", "/water", "Our water services in numbers", "790 barkads"],
  ["P-200", "/Energy", "Achievements", "12 MW solar power with 13.4 MW of storage"],
  ["P-200", "/Energy", "Achievements", "11 districts served"],
  ["P-201", "/Energy", "Achievements", "79 institutions electrified: 42 education, 34 health, 5 other"],
])("%s, AMB-20: %s says under %s: %s", async (_, path, name, figure) => {
  await sectionsOf(path);
  const figures = section(name)
    .getAllByRole("listitem")
    .map((item) => [...item.children].map(({ textContent }) => textContent).join(" "));
  expect(figures).toContain(figure);
});

const stages = ["Implementation Stage", "Tendering Stage", "Design Stage", "Installation Phase"];

test.each([
  ["P-81", "/water", "Ongoing and pipeline projects"],
  ["P-91", "/Energy", "Ongoing projects"],
])("%s, P-93: %s lists projects under %s, each with one of the four stages", async (_, path, name) => {
  await sectionsOf(path);
  const projects = section(name).getAllByRole("listitem");
  expect(projects.length).toBeGreaterThan(1);
  for (const project of projects) {
    expect(within(project).getByRole("heading", { level: 3 }).textContent).toBeTruthy();
    expect(stages).toContain(project.lastElementChild?.textContent);
  }
});

test("P-84: the energy page lists services and mandates", async () => {
  await sectionsOf("/Energy");
  const box = section("Services and mandates");
  expect(box.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Services",
    "Mandates",
  ]);
  expect(box.getAllByRole("list").map((list) => list.children.length > 1)).toEqual([true, true]);
});

test("P-86, P-87: the power demand table has its five columns and the ministry's total", async () => {
  await sectionsOf("/Energy");
  const table = within(screen.getByRole("table", { name: "Power demand table" }));
  expect(table.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual([
    "S/N",
    "Description",
    "Quantity",
    "Load (kW)",
    "Total Load (kW)",
  ]);
  expect(table.getByText("632,650 kW")).toBeTruthy();
  expect(table.getByText("252,000")).toBeTruthy();
});

test("P-89: the institutional framework has a current and a planned side", async () => {
  await sectionsOf("/Energy");
  const box = section("Institutional framework");
  expect(box.getByRole("heading", { name: "Current" })).toBeTruthy();
  expect(box.getByRole("heading", { name: "Planned" })).toBeTruthy();
});

test("P-98: acts without a file offer Download and View that are off", async () => {
  await sectionsOf("/PlanningPolicy");
  const acts = section("Acts and Policies").getAllByRole("listitem");
  expect(acts.length).toBeGreaterThan(0);
  for (const act of acts) {
    const links = within(act).getAllByRole("link");
    expect(links.map((link) => link.textContent?.trim())).toEqual(["Download", "View"]);
    expect(
      links.every((link) => !link.hasAttribute("href") && link.getAttribute("aria-disabled") === "true"),
    ).toBe(true);
  }
});

test.each(Object.values(paths).filter((path) => path !== "*"))(
  "P-203, AMB-40: %s has no form that sends data: at most a search",
  async (path) => {
    vi.stubGlobal("fetch", async () => Response.json([{ _id: "x1", title: "Well", filename: "well.pdf" }]));
    renderPublic(path.replace(":id", "x1"));
    await screen.findByRole("heading", { level: 1 });
    expect(document.querySelector("form:not([role=search]), textarea")).toBeNull();
    expect(document.querySelector("input:not([type=search])")).toBeNull();
  },
);

test("an address nobody answers for says so, offers ways on, and asks not to be found", async () => {
  renderPublic("/no-such-page");
  expect(await screen.findByRole("heading", { level: 1, name: "Page not found" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Water projects" }).getAttribute("href")).toBe("/WaterProject");
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
});

test("each page names itself in title, description and address", async () => {
  await sectionsOf("/water");
  expect(document.title).toBe("Water Department – Ministry of Energy and Water Resources");
  expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toMatch(
    /^The Water Department/,
  );
  expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
    "https://site.example/water",
  );
});
