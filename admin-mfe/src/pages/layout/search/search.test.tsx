// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeNetwork, on, renderPortal, signedIn, type Answer } from "../../../testing/render-portal.tsx";

const lists = [
  on("GET", /^\/readProjectEnergy\//, { json: [{ _id: "e1", title: "Solar pump" }] }),
  on("GET", /^\/readProjectWater\//, {
    json: [{ _id: "w1", title: "Dam", achievements: [{ title: "Wall built" }, { title: "Pump fitted" }] }],
  }),
  on("GET", /^\/readProjectEvent\//, {
    json: { items: [{ _id: "v1", title: "Pump handed over" }], total: 1, limit: 50 },
  }),
  on("GET", /^\/ReadAssess\//, { json: { data: [{ _id: "d1", title: "Pump manual" }] } }),
];

const box = () => screen.getByRole("combobox", { name: "Search" });
const results = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const press = (key: string) => fireEvent.keyDown(box(), { key });
const active = () => {
  const id = box().getAttribute("aria-activedescendant");
  return id === null ? undefined : document.getElementById(id)?.textContent;
};

async function search(text: string, ...before: Answer[]) {
  signedIn();
  const network = fakeNetwork(...before, ...lists);
  const portal = renderPortal("/AdminSettings");
  fireEvent.focus(await screen.findByRole("combobox", { name: "Search" }));
  fireEvent.change(box(), { target: { value: text } });
  return { ...portal, network };
}

const four = [
  "Pump fittedWater achievement of Dam",
  "Pump handed overEvent",
  "Pump manualDocument",
  "Solar pumpEnergy project",
];

describe("the portal's search", () => {
  it("AMB-25 finds achievements too, with the project they belong to and their own address", async () => {
    await search("pump");
    await waitFor(() => expect(results()).toEqual(four));
    const [achievement] = screen.getAllByRole("option");
    expect(achievement?.getAttribute("href")).toBe("/WaterAchievementUpdate/w1/1");
    expect(screen.getByText("4 results")).toBeTruthy();
  });

  it("arrows, Home and End choose a result, and Enter opens it", async () => {
    const { at } = await search("pump");
    await waitFor(() => expect(results()).toHaveLength(4));
    expect([active(), box().getAttribute("aria-expanded")]).toEqual([undefined, "true"]);
    const steps: [key: string, chosen: number][] = [
      ["ArrowDown", 0],
      ["ArrowDown", 1],
      ["End", 3],
      ["ArrowDown", 0],
      ["ArrowUp", 3],
      ["Home", 0],
      ["ArrowDown", 1],
    ];
    for (const [key, chosen] of steps) {
      press(key);
      expect(active()).toBe(four[chosen]);
      expect(screen.getByRole("option", { selected: true }).textContent).toBe(four[chosen]);
    }
    fireEvent.submit(screen.getByRole("search"));
    await waitFor(() => expect(at()).toBe("/EventUpdateForm/v1"));
    expect(results()).toEqual([]);
  });

  it("Enter opens the first result when none is chosen", async () => {
    const { at } = await search("solar");
    await waitFor(() => expect(results()).toHaveLength(1));
    fireEvent.submit(screen.getByRole("search"));
    await waitFor(() => expect(at()).toBe("/EnergyProjectUpdate/e1"));
  });

  it("Escape closes the list, an arrow opens it again, and a second Escape empties the box", async () => {
    await search("pump");
    await waitFor(() => expect(results()).toHaveLength(4));
    press("Escape");
    expect([results(), box()]).toEqual([[], expect.objectContaining({ value: "pump" })]);
    press("ArrowDown");
    await waitFor(() => expect(results()).toHaveLength(4));
    press("Escape");
    press("Escape");
    expect(box()).toHaveProperty("value", "");
  });

  it("closes when the focus leaves it", async () => {
    await search("pump");
    await waitFor(() => expect(results()).toHaveLength(4));
    fireEvent.blur(box(), { relatedTarget: screen.getByRole("button", { name: "New" }) });
    expect(results()).toEqual([]);
  });

  it("says that nothing is found, once every list has come", async () => {
    await search("windmill");
    expect(await screen.findByText("Nothing found for “windmill”.")).toBeTruthy();
  });

  it("names the lists that could not be searched, shows what the others hold, and tries again", async () => {
    let broken = true;
    await search(
      "pump",
      on("GET", /^\/ReadAssess\//, () =>
        broken ? { status: 500, json: {} } : { json: { data: [{ _id: "d1", title: "Pump manual" }] } },
      ),
    );
    expect(await screen.findByText("Could not search documents.")).toBeTruthy();
    expect(results()).toHaveLength(3);
    broken = false;
    fireEvent.click(within(screen.getByRole("search")).getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(results()).toEqual(four));
    expect(screen.queryByText(/Could not search/)).toBeNull();
  });

  it("reads nothing before somebody searches", async () => {
    const { network } = await search("p");
    expect(network.sent.filter(({ path }) => /read|Read/.test(path))).toEqual([]);
  });
});
