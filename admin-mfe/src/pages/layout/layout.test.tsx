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
  it("A-02 A-07 A-10 A-11 has the title and exactly the ten links, and Settings", async () => {
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
    expect(links[10]?.textContent).toBe("Settings");
  });

  it.each([
    [{ name: "Hodan Ali" }, "Hodan Ali"],
    [{}, "Admin"],
  ])("A-06 AMB-25 the chip of %j shows %s, and is a menu with Logout", async (user, name) => {
    open(user);
    const chip = await screen.findByRole("button", { name: `Account of ${name}` });
    fireEvent.click(chip);
    expect(screen.getByRole("button", { name: "Logout" })).toBeTruthy();
    expect(within(screen.getByRole("banner")).getAllByText(name).length).toBeGreaterThan(0);
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
    const listed = Array.from(
      document.querySelectorAll<HTMLAnchorElement>("header ul a"),
      (link) => `${link.textContent}: ${link.getAttribute("href")}`,
    );
    expect(listed).toEqual([
      "Energy project: /energyProjectForm",
      "Water project: /WaterProjectForm",
      "Energy achievement: /EnergyAchievementForm",
      "Water achievement: /WaterAchievementForm",
      "Event: /EventCreateForm",
      "Document: /DocumentManagerForm",
      "Energy project photos: /EnergyProjectPhotosForm",
      "Water project photos: /WaterProjectPhotosTable",
    ]);
  });

  it("A-05 AMB-25 the bell says what waits on this device and leads to the queue", async () => {
    open();
    fireEvent.click(await screen.findByRole("button", { name: /Notifications/ }));
    const received = await screen.findByText("Everything has been received");
    expect(received.closest("a")?.getAttribute("href")).toBe("/AdminQueue");
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
  const addresses = ["/Dashboard", "/DashboardCards"];

  it.each(addresses)(
    "A-51 A-52 A-53 AMB-10 %s shows the three figures, each with its table",
    async (path) => {
      signedIn();
      fakeNetwork(...lists);
      renderPortal(path);
      await screen.findByText("Total Water Projects");
      const cards = Array.from(
        document.querySelectorAll<HTMLAnchorElement>("main a"),
        (link) => `${link.textContent} ${link.getAttribute("href")}`,
      ).filter((text) => text.startsWith("Total"));
      expect(cards).toEqual([
        "Total Water Projects3 /WaterProjectTable",
        "Total Energy Projects1 /EnergyProjectTable",
        "Total Water Achievements5 /WaterProjectTable",
      ]);
    },
  );

  it("A-55 A-56 A-57 counts achievements of a list, of a text and of an object", async () => {
    open();
    // Two of Borehole's list, two lines of Dam's text, one object of Well's.
    expect(await screen.findByRole("link", { name: /Total Water Achievements\s*5/ })).toBeTruthy();
  });

  it("A-54 AMB-11 counts by the two lists of projects, asked for with the bearer token", async () => {
    signedIn();
    const network = fakeNetwork(...lists);
    renderPortal("/Dashboard");
    await screen.findByText("Total Water Projects");
    const paths = network.sent.map(({ path }) => path);
    expect(paths).toContain("/readProjectEnergy/EnergyProject");
    expect(paths).toContain("/readProjectWater/waterProject");
    for (const { headers } of network.sent) expect(headers.get("Authorization")).toBe("Bearer token-1");
  });

  it("A-58 says that the figures failed to load", async () => {
    signedIn();
    fakeNetwork(on("GET", /./, { status: 500, json: {} }));
    renderPortal("/Dashboard");
    expect(await screen.findByText("Failed to load dashboard stats.")).toBeTruthy();
  });
});
