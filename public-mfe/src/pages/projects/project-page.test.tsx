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

const paths = {
  energy: {
    at: "/SingalProjectsEnergy/x1",
    one: "/readProjectEnergySingal/EnergyProject/x1",
    photos: "/ReadEnergyProjectPhoto/x1/photos",
  },
  water: {
    at: "/SingalProjectsWater/x1",
    one: "/readProjectWaterSingal/waterProject/x1",
    photos: "/ReadWaterProjectPhoto/x1/photos",
  },
};
const achievementsPath = "/createAchiev/x1/achievements";
const project = {
  _id: "x1",
  title: "Town water supply",
  desc: "Pipes and kiosks",
  overview: "Three boreholes feed the town.",
  geogrpahic: "The northern district",
  objective: "Water within 500 metres of every home.",
  componentTitle: "Works",
  componentOne: "Drilling",
  componentTwo: "  ",
  componentThree: "Pipes",
  componentFour: "Kiosks",
  coverImage: "cover.jpg",
  objectiveImage: "objective.jpg",
  GeographicImage: "map.jpg",
  stackeHolder1: "one.png",
  stakeHolder2: "two.png",
  stakeHolder3: "three.png",
  stakeHolder4: "four.png",
  achievements: [{ title: "Borehole drilled", detail: "120 m deep", progress: 60 }],
};

function open(sector: keyof typeof paths, record: unknown, further: Record<string, Answer> = {}) {
  const { at, one, photos } = paths[sector];
  const asked = fakeApi({ [one]: { json: record }, [photos]: { json: { photos: [] } }, ...further });
  renderPublic(at);
  return asked;
}
const region = async (name: string) => within(await screen.findByRole("region", { name }));
const imagesIn = (inside: Awaited<ReturnType<typeof region>>) =>
  inside.queryAllByRole<HTMLImageElement>("img", { hidden: true }).map((image) => image.getAttribute("src"));

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

  test("P-121, P-140: achievements of the record, with their progress; nothing else is asked for", async () => {
    const asked = open(sector, project);
    const achievements = await region("Achievements");
    expect(achievements.getByText("Borehole drilled")).toBeTruthy();
    expect(achievements.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("60");
    expect(asked).not.toContain(achievementsPath);
  });

  test.each([
    ["P-122: a list of strings", ["• First well", "Second well"]],
    ["P-123: plain text", "• First well\n\nSecond well"],
  ])("%s is shown, without bars nobody measured", async (_, achievements) => {
    open(sector, { ...project, achievements });
    const inside = await region("Achievements");
    expect(inside.getByText("First well")).toBeTruthy();
    expect(inside.getByText("Second well")).toBeTruthy();
    expect(inside.queryByRole("progressbar")).toBeNull();
  });

  test("P-124: without achievements in the record they are asked for by themselves", async () => {
    open(sector, { ...project, achievements: [] }, { [achievementsPath]: { json: project } });
    expect(await (await region("Achievements")).findByText("Borehole drilled")).toBeTruthy();
  });

  test("P-125: says when there are no achievements at all", async () => {
    open(sector, { ...project, achievements: "" }, { [achievementsPath]: { json: { achievements: [] } } });
    expect(await screen.findByText("No achievements yet.")).toBeTruthy();
  });

  test("P-192: achievements that fail to load leave the rest of the page", async () => {
    open(sector, { ...project, achievements: [] }, { [achievementsPath]: { status: 500 } });
    expect(await screen.findByText("Failed to load achievements")).toBeTruthy();
    expect(screen.getByText("Three boreholes feed the town.")).toBeTruthy();
  });

  test.each([
    ["{photos}", { photos: [{ Image: "allimages/p1.jpg" }] }],
    ["an array", [{ Image: "allimages/p1.jpg" }]],
  ])("P-126, P-130: the gallery out of %s", async (_, json) => {
    open(sector, project, { [paths[sector].photos]: { json } });
    const image = await screen.findByRole("img", { name: "Town water supply: photo 1 of 1" });
    expect(image.getAttribute("src")).toBe("https://files.example/p1.jpg");
  });

  test("P-128: eight placeholders while the photos load", async () => {
    open(sector, project, { [paths[sector].photos]: "never" });
    await screen.findByText("Loading photos");
    expect(document.querySelectorAll("[data-skeleton=photo]")).toHaveLength(8);
  });

  test("P-129: says when there are no photos", async () => {
    open(sector, project);
    expect(await screen.findByText("No photos uploaded yet.")).toBeTruthy();
  });

  test("P-190: says when photos fail to load", async () => {
    open(
      sector,
      { ...project, Photos: undefined },
      { [paths[sector].photos]: { status: 500 }, [paths[sector].one]: { status: 500 } },
    );
    expect(await screen.findByText("Failed to load photos.")).toBeTruthy();
  });

  test("P-135: a photo that fails to load disappears with its place", async () => {
    open(sector, project, { [paths[sector].photos]: { json: [{ Image: "gone.jpg" }] } });
    const name = "Town water supply: photo 1 of 1";
    fireEvent.error(await screen.findByRole("img", { name })); // with CORS
    fireEvent.error(await screen.findByRole("img", { name })); // and without
    await waitFor(() => expect(screen.queryByRole("img", { name })).toBeNull());
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

test("a photo opens large and turns to its neighbours", async () => {
  const photos = ["p1", "p2", "p3"].map((name) => ({ Image: `${name}.jpg` }));
  open("water", project, { [paths.water.photos]: { json: { photos } } });
  const last = await screen.findByRole("img", { name: "Town water supply: photo 3 of 3" });
  fireEvent.click(last.closest("button") ?? last);
  expect(screen.getByRole("heading", { name: "Photo 3 of 3" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Next", hidden: true }));
  expect(screen.getByRole("heading", { name: "Photo 1 of 3" })).toBeTruthy();
  fireEvent.keyDown(document.body, { key: "ArrowLeft" });
  expect(screen.getByRole("heading", { name: "Photo 3 of 3" })).toBeTruthy();
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

describe("the achievements viewer", () => {
  const at = "/project/x1/achievements";
  const view = (answer: Answer) => {
    const asked = fakeApi({ "/x1/achievements": answer });
    renderPublic(at);
    return asked;
  };

  test("P-16, P-139, P-140, P-143: title and cards out of GET /{id}/achievements", async () => {
    const achievements = [{ title: "Trained", detail: "Two groups", progress: 140 }];
    const asked = view({ json: { title: "Town water supply", achievements } });
    expect(await screen.findByRole("heading", { level: 1, name: "Town water supply" })).toBeTruthy();
    expect(screen.getByText("Trained")).toBeTruthy();
    expect(screen.getByText("Two groups")).toBeTruthy();
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("100");
    expect(asked).toEqual(["/x1/achievements"]);
  });

  test("P-140, AMB-17: what came as text alone has no bar", async () => {
    const achievements = [{ title: "First well", detail: "", progress: 0, plain: true }];
    view({ json: { title: "Town water supply", achievements } });
    expect(await screen.findByText("First well")).toBeTruthy();
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  test("P-141: three placeholders while the achievements load", async () => {
    view("never");
    await screen.findByText("Loading achievements");
    expect(document.querySelectorAll("[data-skeleton=card]")).toHaveLength(3);
  });

  test("P-142: says when there are none", async () => {
    view({ json: { title: "T", achievements: [] } });
    expect(await screen.findByText("No achievements yet.")).toBeTruthy();
  });

  test("P-144: a failure shows the server's message", async () => {
    view({ status: 500, json: { message: "Under repair until noon." } });
    expect(await screen.findByText("Under repair until noon.")).toBeTruthy();
  });

  test("P-144: a failure without a message shows our own", async () => {
    view({ status: 500 });
    expect(await screen.findByText("Failed to load achievements")).toBeTruthy();
  });

  test("has crumbs to the project and its list where the host tells the sector, and a description", async () => {
    view({ json: { title: "Town water supply", sector: "water", achievements: [] } });
    await screen.findByRole("heading", { level: 1, name: "Town water supply" });
    const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
    const links = crumbs.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["Home", "/"],
      ["Water projects", "/WaterProject"],
      ["Town water supply", "/SingalProjectsWater/x1"],
    ]);
    const description = document.querySelector("meta[name=description]")?.getAttribute("content");
    expect(description).toContain("Town water supply");
  });
});

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
