// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeApi, stubBrowser } from "../../testing/fake-api.ts";
import {
  achievementsPath,
  imagesIn,
  openProject as open,
  paths,
  project,
  region,
} from "../../testing/project-record.ts";
import { renderPublic } from "../../testing/render-public.tsx";

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(["energy", "water"] as const)("a project of %s", (sector) => {
  test.each([
    ["an object", project],
    ["an array", [project]],
    ["{data}", { data: project }],
  ])("P-110, P-137: its title stands in the banner, also out of %s", async (_, record) => {
    open(sector, record);
    expect(await screen.findByRole("heading", { level: 1, name: "Town water supply" })).toBeTruthy();
  });

  test("P-111, P-115: overview and objectives with their pictures", async () => {
    open(sector, project);
    await screen.findByText("Three boreholes feed the town.");
    const overview = await region("Project Overview");
    expect(overview.getByText("Three boreholes feed the town.")).toBeTruthy();
    expect(imagesIn(overview)).toEqual(["https://files.example/cover.jpg"]);
    const objectives = await region("Project Objectives");
    expect(objectives.getByText("Water within 500 metres of every home.")).toBeTruthy();
    expect(imagesIn(objectives)).toEqual(["https://files.example/objective.jpg"]);
  });

  test("P-118, P-119, P-120: the filled components are steps, in order, under their title", async () => {
    open(sector, project);
    const steps = await region("Works");
    expect(steps.getAllByRole("listitem").map((step) => step.textContent)).toEqual([
      "Step 1Drilling",
      "Step 2Pipes",
      "Step 3Kiosks",
    ]);
  });

  test("P-118: without a component title the heading is Project", async () => {
    open(sector, { ...project, componentTitle: "" });
    expect(await (await region("Project")).findByText("Drilling")).toBeTruthy();
  });

  test("P-131, P-132, P-133: three stakeholders with their labels, never the fourth", async () => {
    open(sector, project);
    const stakeholders = await region("Project Stakeholders");
    const labels = stakeholders.getAllByRole("figure").map((figure) => figure.textContent);
    expect(labels).toEqual(["Funded By", "Implemented By", "Facilated By"]);
    expect(imagesIn(stakeholders)).toEqual(
      ["one", "two", "three"].map((name) => `https://files.example/${name}.png`),
    );
  });

  test("P-136: a record with a title alone shows no picture and invents nothing", async () => {
    open(sector, { _id: "x1", title: "Bare" }, { [achievementsPath]: { json: [] } });
    await screen.findByText("No stakeholders have been named yet.");
    expect(document.querySelector("main img")).toBeNull();
    expect(screen.queryByText(/undefined|null|NaN/u)).toBeNull();
  });

  test("P-189: a project that fails to load says so and leads on", async () => {
    fakeApi({ [paths[sector].one]: { status: 500, json: { message: "SQL exploded" } } });
    renderPublic(paths[sector].at);
    expect(await screen.findByText("Failed to load project.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "See all projects" })).toBeTruthy();
  });
});

test("P-112, P-114: the water page heads its geography Project Geography", async () => {
  open("water", project);
  expect((await region("Project Geography")).getByText("The northern district")).toBeTruthy();
});

test("P-113, P-114: the energy page heads it Project Geographic Coverage, with the picture", async () => {
  open("energy", project);
  const geography = await region("Project Geographic Coverage");
  expect(geography.getByText("The northern district")).toBeTruthy();
  expect(imagesIn(geography)).toEqual(["https://files.example/map.jpg"]);
});

const defaults = [
  "Enhance water access and quality.",
  "Build community climate resilience.",
  "Strengthen local water institutions.",
];

test("P-116: an empty objective of a water project shows the three default lines", async () => {
  open("water", { ...project, objective: " " });
  const objectives = await region("Project Objectives");
  expect(objectives.getAllByRole("listitem").map((line) => line.textContent)).toEqual(defaults);
});

test("P-117: an energy project has no default lines", async () => {
  open("energy", { ...project, objective: "" });
  await region("Project Objectives");
  for (const line of defaults) expect(screen.queryByText(line)).toBeNull();
});

test("P-138: the id of the address is encoded in every call", async () => {
  const asked = fakeApi({});
  renderPublic("/SingalProjectsWater/a%20b%3Fc");
  await screen.findByRole("heading", { name: "Project not found" });
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.every((path) => path.includes("a%20b%3Fc"))).toBe(true);
});

test.each([
  ["cover", "Project Overview"],
  ["map", "Project Geography"],
  ["objective", "Project Objectives"],
])(
  "the %s picture opens on the whole screen, with caption and size, and its address opens it",
  async (name, section) => {
    const media = { "cover.jpg": { width: 800, height: 600, variants: [] } };
    fakeApi({ [paths.water.one]: { json: { ...project, media } }, [paths.water.photos]: { json: [] } });
    const router = renderPublic(paths.water.at);
    fireEvent.click(await screen.findByRole("button", { name: `${section}: picture` }));
    expect(router.state.location.search).toBe(`?picture=${name}`);
    expect(screen.getByRole("heading", { level: 2, name: `${section}: picture` })).toBeTruthy();
    expect(document.querySelector("dialog figcaption")?.textContent ?? "").toBe(
      name === "cover" ? `${section}: picture · 800 × 600 pixels` : `${section}: picture`,
    );
    fireEvent.click(screen.getByRole("button", { name: "Close", hidden: true }));
    await waitFor(() => expect(router.state.location.search).toBe(""));
  },
);

test("a project has a timeline where its record knows start or stage, and none otherwise", async () => {
  open("water", { ...project, district: "Burao", startYear: 2024, stage: "ongoing", progress: 55 });
  const timeline = await region("Timeline");
  expect(timeline.getAllByRole("listitem").map((moment) => moment.textContent)).toEqual([
    "2024Work started",
    "NowOngoing55% done",
  ]);
  expect(timeline.getByText("Burao")).toBeTruthy();
  expect(timeline.queryByText(/date on which the ministry entered it/)).toBeNull();
  cleanup();
  open("water", project);
  await region("Achievements");
  expect(screen.queryByRole("region", { name: "Timeline" })).toBeNull();
});

test("a timeline with achievements says what their dates are", async () => {
  const achievements = [{ _id: "65f0c2a9b1d2e3f405162738", title: "Pump installed" }];
  open("water", { ...project, startYear: 2024, achievements });
  const timeline = await region("Timeline");
  expect(timeline.getByText("Pump installed")).toBeTruthy();
  expect(timeline.getByText(/date on which the ministry entered it/)).toBeTruthy();
});
