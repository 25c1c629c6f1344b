// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeNetwork, on, renderPortal, signedIn, type Sent } from "../../testing/render-portal.tsx";

const id = "65a000000000000000000001";
const bare = "65a000000000000000000002";
const drilled = { _id: "c1", title: "Drilled", detail: "60 m", progress: 60 };
const fitted = { _id: "c2", title: "Fitted", detail: "", progress: 10 };
const projects = [
  { _id: id, title: "Borehole", achievements: [drilled, fitted] },
  { _id: bare, title: "Dam" },
];
const lists = [
  on("GET", /^\/readProject(Energy|Water)\//, { json: projects }),
  on("GET", `/createAchiev/${bare}/achievements`, {
    json: { achievements: [{ title: "Wall built", progress: 5 }] },
  }),
];
const json = (sent: Sent | undefined) => JSON.parse(String(sent?.body)) as unknown;

async function openAdd(address: string) {
  signedIn();
  const portal = renderPortal(address);
  await screen.findByRole("button", { name: "Add Achievement" });
  return portal;
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const add = () => fireEvent.click(screen.getByRole("button", { name: "Add Achievement" }));

describe("adding an achievement", () => {
  it("A-104 has the same heading on the energy screens", async () => {
    fakeNetwork(...lists);
    await openAdd("/EnergyAchievementForm");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Add Water Achievement");
  });

  it("A-105 A-106 asks for a project and a title", async () => {
    const network = fakeNetwork(...lists);
    await openAdd("/WaterAchievementForm");
    type(/^Title/, "   ");
    add();
    expect((await screen.findAllByText("Please select a project.")).length).toBeGreaterThan(0);
    expect(screen.getAllByText("Achievement title is required.").length).toBeGreaterThan(0);
    expect(network.writes()).toHaveLength(0);
  });

  it("A-107 A-108 A-111 trims the detail, clamps the progress, and goes to the table", async () => {
    const network = fakeNetwork(on("POST", /^\/createWaterAchiev/, { status: 201 }), ...lists);
    const { at } = await openAdd("/WaterAchievementForm");
    type(/^Project/, id);
    type(/^Title/, " Pump ");
    type(/^Detail/, "  solar  ");
    type(/^Progress/, "-5");
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("0");
    type(/^Progress/, "140");
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("100");
    add();
    expect(await screen.findByText("Achievement added")).toBeTruthy();
    expect(json(network.writes()[0])).toEqual({ title: "Pump", detail: "solar", progress: 100 });
    await waitFor(() => expect(at()).toBe("/WaterAchievementsTable"));
  });

  it("A-108 counts an empty progress as 0", async () => {
    const network = fakeNetwork(on("POST", /^\/createAchiev/, { status: 201 }), ...lists);
    await openAdd("/EnergyAchievementForm");
    const progress = screen.getByLabelText(/^Progress/);
    expect([progress.getAttribute("min"), progress.getAttribute("max")]).toEqual(["0", "100"]);
    type(/^Project/, id);
    type(/^Title/, "Pump");
    add();
    await waitFor(() => expect(network.writes()).toHaveLength(1));
    expect(json(network.writes()[0])).toMatchObject({ progress: 0 });
  });

  it("A-110 AMB-04 stays on /ProjectAchievementForm and is empty again", async () => {
    fakeNetwork(on("POST", /^\/createAchiev/, { status: 201 }), ...lists);
    const { at } = await openAdd("/ProjectAchievementForm");
    type(/^Project/, id);
    type(/^Title/, "Pump");
    add();
    expect(await screen.findByText("Achievement added")).toBeTruthy();
    await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveProperty("value", ""));
    expect(at()).toBe("/ProjectAchievementForm");
  });

  it("A-110 AMB-04 says so on /EnergyAchievementForm and leads to the energy table", async () => {
    fakeNetwork(on("POST", /^\/createAchiev/, { status: 201 }), ...lists);
    const { at } = await openAdd("/EnergyAchievementForm");
    type(/^Project/, id);
    type(/^Title/, "Pump");
    add();
    expect(await screen.findByText("Achievement added")).toBeTruthy();
    await waitFor(() => expect(at()).toBe("/EnergyAchievementsTable"));
  });

  it("A-109 Clear empties the form, and asks first where that removes what was typed", async () => {
    fakeNetwork(...lists);
    await openAdd("/WaterAchievementForm");
    const title = screen.getByLabelText(/^Title/);
    const clear = screen.getByRole("button", { name: "Clear" });
    fireEvent.click(clear);
    expect(screen.queryByRole("alertdialog")).toBeNull();
    type(/^Project/, id);
    type(/^Title/, "Pump");
    type(/^Detail/, "solar");
    type(/^Progress/, "40");
    fireEvent.click(clear);
    fireEvent.click(await screen.findByRole("button", { name: "Go on editing" }));
    expect(title).toHaveProperty("value", "Pump");
    fireEvent.click(clear);
    fireEvent.click(await screen.findByRole("button", { name: "Clear the form" }));
    expect(title).toHaveProperty("value", "");
    for (const label of [/^Project/, /^Detail/, /^Progress/])
      expect(screen.getByLabelText(label)).toHaveProperty("value", "");
  });

  it("A-112 says that the achievement was not added", async () => {
    fakeNetwork(on("POST", /^\/createWaterAchiev/, { status: 500, json: {} }), ...lists);
    await openAdd("/WaterAchievementForm");
    type(/^Project/, id);
    type(/^Title/, "Pump");
    add();
    expect(await screen.findByText("Failed to add achievement")).toBeTruthy();
  });
});

describe("the achievement tables", () => {
  it.each([
    ["Energy", "Add Energy Achievements"],
    ["Water", "Add Water Achievments"], // (sic)
  ])("A-113 A-114 A-115 A-116 of %s lists them, with what a bare record left out", async (sector, adding) => {
    fakeNetwork(...lists);
    signedIn();
    renderPortal(`/${sector}AchievementsTable`);
    const edit = await screen.findByRole("link", { name: "Edit Fitted" });
    expect(edit.getAttribute("href")).toBe(`/${sector}AchievementUpdate/${id}/1`);
    expect(screen.getByRole("button", { name: "Delete Fitted" })).toBeTruthy();
    expect(screen.getByText("Wall built")).toBeTruthy();
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Project Name",
      "Achievment Title",
      "Detail",
      "Progress",
      "Action",
    ]);
    expect(screen.getByRole("link", { name: adding }).getAttribute("href")).toBe(`/${sector}AchievementForm`);
  });

  it("A-117 A-118 deletes after asking, and the rows that are left address the right items", async () => {
    let left: object[] = [drilled, fitted];
    const network = fakeNetwork(
      on("DELETE", /^\/Delete\//, () => {
        left = left.slice(1);
        return {};
      }),
      on("GET", /^\/readProjectWater\//, () => ({
        json: [{ _id: id, title: "Borehole", achievements: left }],
      })),
    );
    signedIn();
    renderPortal("/WaterAchievementsTable");
    const remove = async (name: string) => {
      fireEvent.click(await screen.findByRole("button", { name }));
      const dialog = within(screen.getByRole("alertdialog"));
      expect(dialog.getByText("Delete this achievement?")).toBeTruthy();
      fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    };
    await remove("Delete Drilled");
    expect(await screen.findByText("Achievement deleted")).toBeTruthy();
    expect((await screen.findByRole("link", { name: "Edit Fitted" })).getAttribute("href")).toBe(
      `/WaterAchievementUpdate/${id}/0`,
    );
    await remove("Delete Fitted");
    expect(network.writes().map(({ path }) => path)).toEqual([
      `/Delete/${id}/achievements/0?id=c1`,
      `/Delete/${id}/achievements/0?id=c2`,
    ]);
  });

  it("A-119 A-124 tells an empty table from a failed read", async () => {
    let reply: { status?: number; json: unknown } = { status: 500, json: {} };
    fakeNetwork(on("GET", /./, () => reply));
    signedIn();
    renderPortal("/WaterAchievementsTable");
    expect(await screen.findByText("Failed to load achievements")).toBeTruthy();
    reply = { json: [] };
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("No achievements yet.")).toBeTruthy();
  });
});

describe.each([
  ["energy", "/EnergyAchievementUpdate", "PATCH", "/EnergyAchievementsTable"],
  ["water", "/WaterAchievementUpdate", "PUT", "/WaterAchievementsTable"],
] as const)("updating an achievement of %s", (_, address, method, table) => {
  const single = on("GET", /^\/ReadSi/, { json: { achievement: drilled } });
  const open = async () => {
    signedIn();
    const portal = renderPortal(`${address}/${id}/0`);
    await screen.findByRole("button", { name: "Update" });
    return portal;
  };

  it("A-120 has title, detail, progress with its bar, and Cancel", async () => {
    fakeNetwork(single, ...lists);
    await open();
    for (const [label, value] of [
      [/^Title/, "Drilled"],
      [/^Detail/, "60 m"],
      [/^Progress/, "60"],
    ] as const)
      expect(screen.getByLabelText(label)).toHaveProperty("value", value);
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("60");
    expect(screen.getByRole("button", { name: "Cancel" })).toBeTruthy();
  });

  it("A-121 A-123 saves and goes to its table; a progress that is no number counts as 0", async () => {
    const network = fakeNetwork(on(method, /./, {}), single, ...lists);
    const { at } = await open();
    type(/^Progress/, "");
    fireEvent.click(screen.getByRole("button", { name: "Update" }));
    expect(await screen.findByText("Achievement updated")).toBeTruthy();
    expect(json(network.writes()[0])).toMatchObject({ title: "Drilled", progress: 0, id: "c1" });
    await waitFor(() => expect(at()).toBe(table));
  });

  it.each([
    ["140", 100],
    ["-5", 0],
  ])("A-121 sends a progress of %s as %i", async (written, sent) => {
    const network = fakeNetwork(on(method, /./, {}), single, ...lists);
    await open();
    type(/^Progress/, written);
    fireEvent.click(screen.getByRole("button", { name: "Update" }));
    await waitFor(() => expect(network.writes()).toHaveLength(1));
    expect(json(network.writes()[0])).toMatchObject({ progress: sent });
  });

  it("A-121 asks for a title", async () => {
    const network = fakeNetwork(single, ...lists);
    await open();
    type(/^Title/, " ");
    fireEvent.click(screen.getByRole("button", { name: "Update" }));
    expect((await screen.findAllByText("Title is required.")).length).toBeGreaterThan(0);
    expect(network.writes()).toHaveLength(0);
  });

  it("A-122 Cancel leads to the water table", async () => {
    fakeNetwork(single, ...lists);
    const { at } = await open();
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(at()).toBe("/WaterAchievementsTable"));
  });

  it("A-124 tells a missing one from a failed read", async () => {
    let status = 500;
    fakeNetwork(on("GET", /ReadSi/, () => ({ status, json: {} })));
    signedIn();
    renderPortal(`${address}/${id}/9`);
    expect(await screen.findByText("Failed to load achievement")).toBeTruthy();
    status = 404;
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Achievement not found.")).toBeTruthy();
  });
});
