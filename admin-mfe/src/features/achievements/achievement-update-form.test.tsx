// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { drilled, id, json, lists, type } from "../../testing/achievement-screens.ts";
import { fakeNetwork, on, renderPortal, signedIn } from "../../testing/render-portal.tsx";

it("shows each achievement in its own form where the host names no ids", async () => {
  fakeNetwork(
    on("GET", /^\/ReadSi.*\/0$/, { json: { achievement: { title: "One" } } }),
    on("GET", /^\/ReadSi.*\/1$/, { json: { achievement: { title: "Two" } } }),
    ...lists,
  );
  signedIn();
  const { router } = renderPortal(`/WaterAchievementUpdate/${id}/0`);
  await screen.findByDisplayValue("One");
  await act(() => router.navigate(`/WaterAchievementUpdate/${id}/1`));
  await screen.findByDisplayValue("Two");
  await act(() => router.navigate(`/WaterAchievementUpdate/${id}/0`));
  expect(await screen.findByDisplayValue("One")).toBeTruthy();
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
