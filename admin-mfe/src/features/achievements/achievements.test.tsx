// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { drilled, fitted, id, lists } from "../../testing/achievement-screens.ts";
import { fakeNetwork, on, renderPortal, signedIn } from "../../testing/render-portal.tsx";

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

  it("offers no second try where the host names no ids: a position may be another achievement's by then", async () => {
    let left = ["One", "Two", "Three"];
    const network = fakeNetwork(
      on("DELETE", /\/achievements\/1$/, { status: 500, json: {} }),
      on("DELETE", /\/achievements\/0$/, () => {
        left = left.slice(1);
        return {};
      }),
      on("GET", /^\/readProjectWater\//, () => ({
        json: [{ _id: id, title: "Borehole", achievements: left.map((title) => ({ title })) }],
      })),
    );
    signedIn();
    renderPortal("/WaterAchievementsTable");
    fireEvent.click(await screen.findByRole("checkbox", { name: /Two$/ }));
    fireEvent.click(screen.getByRole("checkbox", { name: /One$/ }));
    fireEvent.click(screen.getByRole("button", { name: "Delete selected achievements" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await screen.findByText("1 of 2 achievements deleted");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.queryByRole("button", { name: "Delete selected achievements" })).toBeNull();
    expect(network.writes()).toHaveLength(2);
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
