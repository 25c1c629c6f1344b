// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fakeNetwork, on, renderPortal, signedIn } from "../../testing/render-portal.tsx";

const lists = [
  on("GET", /^\/readProjectEnergy\//, {
    json: [{ _id: "e1", title: "Solar field", achievements: { title: "One" } }],
  }),
  on("GET", /^\/readProjectWater\//, {
    json: [
      { _id: "w1", title: "Borehole", achievements: [{ title: "A" }, "B"] },
      { _id: "w2", title: "Dam", achievements: "• Wall built\n\n- Gate fitted" },
      { _id: "w3", title: "Well", achievements: { title: "Dug" } },
    ],
  }),
  on("GET", /^\/readProjectEvent\//, {
    json: { items: [{ _id: "v1", title: "Opening" }], total: 1, limit: 50 },
  }),
  on("GET", /^\/ReadAssess\//, { json: { data: [{ _id: "d1", title: "Borehole plan" }] } }),
];

function open(user?: { name?: string }) {
  signedIn(user);
  fakeNetwork(...lists);
  return renderPortal("/DashboardCards");
}

describe("the layout", () => {
  it("A-01 A-02 A-07 A-10 A-11 has the title and exactly the ten links, and Settings", async () => {
    open();
    await screen.findByText("Total Water Projects");
    expect(screen.getByText("Admin Portal")).toBeTruthy();
    const links = within(screen.getByRole("navigation", { name: "Admin" })).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/DashboardCards",
      "/EnergyProjectTable",
      "/EnergyAchievementsTable",
      "/WaterProjectTable",
      "/WaterAchievementsTable",
      "/EventTable",
      "/AssessmentDashsPost",
      "/EnergyProjectPhotosTable",
      "/WaterProjectPhotosTable",
      "/AdminForm",
      "/AdminSettings",
    ]);
    expect(links[9]?.textContent).toBe("Users");
  });

  it("A-06 shows the admin's name, else Admin", async () => {
    open({});
    expect(await screen.findByRole("button", { name: "Account of Admin" })).toBeTruthy();
  });

  it("A-12 the sidebar closes and opens", async () => {
    open();
    fireEvent.click(await screen.findByRole("button", { name: "Close sidebar" }));
    expect(screen.queryByRole("navigation", { name: "Admin" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Open sidebar" }));
    expect(screen.getByRole("navigation", { name: "Admin" })).toBeTruthy();
  });

  it("A-03 AMB-25 the search finds projects, events and documents by title", async () => {
    open();
    fireEvent.change(await screen.findByRole("combobox", { name: "Search" }), { target: { value: "BORE" } });
    const found = await screen.findByRole("option", { name: /^Borehole\s*Water project/ });
    expect(found.getAttribute("href")).toBe("/WaterProjectUpdate/w1");
    expect(await screen.findByRole("option", { name: /Borehole plan/ })).toBeTruthy();
  });

  it("A-04 AMB-25 New lists the create forms", async () => {
    open();
    fireEvent.click(await screen.findByRole("button", { name: "New" }));
    expect(screen.getByRole("link", { name: "Water project" }).getAttribute("href")).toBe(
      "/WaterProjectForm",
    );
  });

  it("A-05 AMB-25 the bell says what waits on this device and leads to the queue", async () => {
    open();
    fireEvent.click(await screen.findByRole("button", { name: /Notifications/ }));
    expect(await screen.findByText("Everything has been received")).toBeTruthy();
  });

  it("AMB-25 the bell says nothing of what waits before the device has answered", async () => {
    const open = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, "open").mockImplementation((name, version) => {
      if (name !== "ministry-outbox") return open(name, version);
      const silent = { addEventListener: () => undefined };
      return Object.assign(Object.create(IDBOpenDBRequest.prototype) as IDBOpenDBRequest, silent);
    });
    signedIn();
    fakeNetwork(...lists);
    renderPortal("/Dashboard");
    fireEvent.click(await screen.findByRole("button", { name: "Notifications" }));
    await screen.findByText("No unfinished forms on this device.");
    expect(screen.getByRole("link", { name: /^Upload queue/ }).textContent).toBe("Upload queue");
    expect(screen.queryByText(/has been received/)).toBeNull();
  });
});

describe("the dashboard", () => {
  it("A-51 A-52 A-53 A-55 A-56 A-57 counts projects, and achievements in every shape", async () => {
    open();
    const card = async (name: RegExp) => (await screen.findByRole("link", { name })).getAttribute("href");
    expect(await card(/Total Water Projects\s*3/)).toBe("/WaterProjectTable");
    expect(await card(/Total Energy Projects\s*1/)).toBe("/EnergyProjectTable");
    expect(await card(/Total Water Achievements\s*5/)).toBe("/WaterProjectTable");
  });

  it("A-54 AMB-11 sends the bearer token", async () => {
    signedIn();
    const network = fakeNetwork(...lists);
    renderPortal("/Dashboard");
    await screen.findByText("Total Water Projects");
    for (const { headers } of network.sent) expect(headers.get("Authorization")).toBe("Bearer token-1");
  });

  it("A-58 tells of a failure", async () => {
    signedIn();
    fakeNetwork(on("GET", /./, { status: 500, json: {} }));
    renderPortal("/Dashboard");
    expect(await screen.findByText("Failed to load dashboard stats.")).toBeTruthy();
  });
});
