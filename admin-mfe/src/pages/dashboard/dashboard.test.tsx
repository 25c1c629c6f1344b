// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeNetwork, on, renderPortal, signedIn } from "../../testing/render-portal.tsx";

const project = (title: string, ...progress: number[]) => ({
  _id: title,
  title,
  achievements: progress.map((percent) => ({ title: "Step", progress: percent })),
});

const lists = [
  on("GET", /^\/readProjectEnergy\//, { json: [project("Grid", 100)] }),
  on("GET", /^\/readProjectWater\//, {
    json: [project("Wells", 20, 60), ...[1, 2, 3, 4, 5, 6].map((n) => project(`Dam ${n}`, 40 + n))],
  }),
];

it("tells how far each project has come, the furthest back first, the rest folded away", async () => {
  signedIn();
  fakeNetwork(...lists);
  renderPortal("/Dashboard");
  const chart = await screen.findByRole("list", { name: "Water projects" });
  const bars = within(chart).getAllByRole("listitem");
  expect(bars.map(({ textContent }) => textContent)).toEqual([
    "Wells40%",
    "Dam 141%",
    "Dam 242%",
    "Dam 343%",
    "Dam 444%",
  ]);
  expect(within(chart).getByRole("link", { name: "Wells" }).getAttribute("href")).toBe(
    "/WaterProjectUpdate/Wells",
  );
  expect(screen.getByText("2 more")).toBeTruthy();
  expect(screen.getByText("1 project is complete.")).toBeTruthy();
});

it("names the projects without photos and the last changes, and leads to both", async () => {
  signedIn();
  const items = [{ _id: "w", title: "Cistern", sector: "water" }];
  const event = {
    _id: "1",
    at: "2026-01-02T08:00:00Z",
    actor: { name: "Hodan" },
    kind: "event",
    action: "delete",
  };
  fakeNetwork(
    ...lists,
    on("GET", /^\/projects-without-photos/, { json: { items, total: 9 } }),
    on("GET", /^\/audit/, {
      json: { items: [{ ...event, subject: { _id: "e", title: "Fair" } }], total: 1 },
    }),
  );
  renderPortal("/Dashboard");
  const cistern = await screen.findByRole("link", { name: "Cistern" });
  expect(cistern.getAttribute("href")).toBe("/WaterProjectPhotosTable?project=w");
  expect(screen.getByText("… and 8 more.")).toBeTruthy();
  const last = await screen.findByRole("list", { name: "Last changes" });
  expect(last.textContent).toContain("Hodan deleted the event Fair");
  expect(screen.getByRole("link", { name: "All changes" }).getAttribute("href")).toBe("/AdminAudit");
});

it("does without what another host does not offer", async () => {
  signedIn();
  fakeNetwork(...lists);
  renderPortal("/Dashboard");
  expect(await screen.findByText("This server keeps no record of who changed what.")).toBeTruthy();
  expect(screen.getByText("This server does not list projects without photos.")).toBeTruthy();
  expect(await screen.findByRole("link", { name: /Total Water Projects\s*7/ })).toBeTruthy();
});
