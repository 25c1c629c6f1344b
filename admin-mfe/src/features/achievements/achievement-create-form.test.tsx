// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { id, json, lists, type } from "../../testing/achievement-screens.ts";
import { writeDraft } from "../../drafts/draft-store.ts";
import { fakeNetwork, on, renderPortal, signedIn } from "../../testing/render-portal.tsx";

async function openAdd(address: string) {
  signedIn();
  const portal = renderPortal(address);
  await screen.findByRole("button", { name: "Add Achievement" });
  return portal;
}
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

  it("asks for a project when that of an opened draft has been deleted since", async () => {
    const draft = { title: "Pump", detail: "", progress: "", projectId: "deleted" };
    await writeDraft("a1/achievement/water/new", {
      ...{ values: draft, idempotencyKey: "k", savedAt: 5, resume: true },
      ...{ name: "Add water achievement", path: "/WaterAchievementForm" },
    });
    const network = fakeNetwork(...lists);
    await openAdd("/WaterAchievementForm");
    await screen.findByDisplayValue("Pump");
    add();
    expect((await screen.findAllByText("Please select a project.")).length).toBeGreaterThan(0);
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
