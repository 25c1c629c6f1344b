// @vitest-environment jsdom
import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { paths, to } from "../paths.ts";
import { fakeNetwork, on, renderPortal, signedIn } from "../testing/render-portal.tsx";

/** What nobody needs a session for. */
const open: readonly string[] = [
  ...[paths.login, paths.invitation, paths.forgotPassword, paths.passwordReset],
];
const guarded = Object.values(paths)
  .filter((path) => !open.includes(path))
  .map((path) => to(path, { id: "65a000000000000000000001", index: "0" }));

/** The routes that the specification marks with (G), and those it does not (1§2). */
const marked = [
  "/Dashboard",
  "/energyProjectForm",
  "/WaterProjectForm",
  "/EnergyProjectUpdate/65a000000000000000000001",
  "/ProjectAchievementForm",
  "/WaterAchievementForm",
];
const unmarked = [
  "/AdminForm",
  "/DashboardCards",
  "/EnergyProjectTable",
  "/WaterProjectTable",
  "/WaterProjectUpdate/65a000000000000000000001",
  "/EnergyAchievementForm",
  "/EnergyAchievementsTable",
  "/WaterAchievementsTable",
  "/EnergyAchievementUpdate/65a000000000000000000001/0",
  "/WaterAchievementUpdate/65a000000000000000000001/0",
  "/EventCreateForm",
  "/EventTable",
  "/EventUpdateForm/65a000000000000000000001",
  "/DocumentManagerForm",
  "/AssessmentDashsPost",
  "/AssessmentUpdateForm/65a000000000000000000001",
  "/EnergyProjectPhotosForm",
  "/EnergyProjectPhotosTable",
  "/WaterProjectPhotosTable",
];
const ours = guarded.filter((address) => !marked.includes(address) && !unmarked.includes(address));

/** One portal is led from screen to screen, since each of its own would take minutes. */
async function expectTurnedAway(addresses: readonly string[]) {
  const network = fakeNetwork();
  const { router } = renderPortal("/AdminLogin");
  await screen.findByRole("button", { name: "Login" });
  for (const address of addresses) {
    await act(() => router.navigate(address));
    expect(router.state.location).toMatchObject({ pathname: "/AdminLogin", state: { from: address } });
    expect(screen.queryByRole("navigation", { name: "Admin" })).toBeNull();
  }
  expect(network.sent.map(({ path }) => path).filter((path) => path !== "/healthz")).toEqual([]);
}

describe("without a session", () => {
  it("A-13 A-21 AMB-09 every route marked with (G) leads to /AdminLogin", () => expectTurnedAway(marked));
  it("A-13 A-22 AMB-09 so does every other route of the portal", () => expectTurnedAway(unmarked));
  it("AMB-09 so do the screens of our own", () => expectTurnedAway(ours));
});

describe("the layout", () => {
  it("A-01 every screen has the top bar and the sidebar", async () => {
    signedIn();
    fakeNetwork(on("GET", /^\/readProject/, { json: [] }));
    const { router, at } = renderPortal("/DashboardCards");
    await screen.findByText("Total Water Projects");
    for (const address of [...marked, ...unmarked, ...ours]) {
      await act(() => router.navigate(address));
      expect(at()).toBe(address);
      const sidebar = within(screen.getByRole("navigation", { name: "Admin" }));
      expect(sidebar.getByRole("link", { name: "Users" }), address).toBeTruthy();
      expect(within(screen.getByRole("banner")).getByText("Admin Portal"), address).toBeTruthy();
    }
  });

  it("A-01 A-23 /AdminLogin stands without them", async () => {
    fakeNetwork();
    renderPortal("/AdminLogin");
    await screen.findByRole("button", { name: "Login" });
    expect(screen.queryByRole("navigation", { name: "Admin" })).toBeNull();
    expect(screen.queryByRole("combobox", { name: "Search" })).toBeNull();
    expect(screen.queryByRole("button", { name: "New" })).toBeNull();
  });
});

it.each([
  ["/ENERGYprojectFORM", "Energy project Form"],
  ["/waterprojecttable", "Water Projects"],
  ["/adminform", "Customer Form"],
])("AMB-39 %s is found whatever its case", async (address, title) => {
  signedIn();
  fakeNetwork(on("GET", /^\/readProject/, { json: [] }));
  renderPortal(address);
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
});
