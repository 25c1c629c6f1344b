import type { Browser, Page } from "@playwright/test";
import { publishPortalContent, type PortalContent } from "../../fixtures/content/portal-content.ts";
import { expect, test } from "../../fixtures/product.ts";
import { Inspection } from "../../pages/inspection.ts";
import { Portal } from "../../pages/portal.ts";
import type { Product } from "../../../support/servers/product.ts";

/** Every screen of the portal in its states, for everybody: with a screen reader and on a phone. */
test.use({ serviceWorkers: "block" });

let page: Page;
let portal: Portal;
let content: PortalContent;
/** Every origin the portal spoke to. */
const origins = new Set<string>();

test.beforeAll(async ({ browser, product }) => {
  content = await publishPortalContent(product, "of the screens");
  const context = await browser.newContext({
    serviceWorkers: "block",
    viewport: { width: 360, height: 740 },
  });
  page = await context.newPage();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  portal = new Portal(page, product.siteUrl);
  await portal.open("/Dashboard");
  await portal.signIn();
  await portal.expectAt("/Dashboard");
});

test.afterAll(() => page.context().close());

/** The portal on another device of the same admin, where some reads are answered differently. */
async function elsewhere(
  { browser, product }: { browser: Browser; product: Product },
  answer: (path: string) => { status?: number; json: unknown } | undefined,
): Promise<Portal> {
  const context = await browser.newContext({
    storageState: await page.context().storageState(),
    serviceWorkers: "block",
    viewport: { width: 360, height: 740 },
  });
  await context.route(`${product.apiUrl}/**`, (route) => {
    const request = route.request();
    const other = request.method() === "GET" ? answer(new URL(request.url()).pathname) : undefined;
    if (!other) return route.continue();
    return route.fulfill({ ...other, headers: { "access-control-allow-origin": "*" } });
  });
  const portal = new Portal(await context.newPage(), product.siteUrl);
  await portal.open("/AdminSettings");
  await expect(portal.heading).toHaveText("Settings");
  return portal;
}

const empty: [path: string, says: string | RegExp][] = [
  ["/DashboardCards", "Every project has photos."],
  ["/EnergyProjectTable", "No projects found."],
  ["/WaterProjectTable", "No projects found."],
  ["/EnergyAchievementsTable", "No achievements yet."],
  ["/WaterAchievementsTable", "No achievements yet."],
  ["/EventTable", "No events found"],
  ["/AssessmentDashsPost", /No documents/],
  ["/EnergyProjectPhotosTable", "Select a project to view photos."],
  ["/WaterProjectPhotosTable", "Select a project to view photos."],
  ["/AdminQueue", /Nothing/],
  ["/AdminTrash", /Nothing|empty/],
  ["/AdminAudit", "No changes yet."],
];

test("A-84 A-119 A-137 A-172 screens without content say so, and are accessible at 360 and 1280 px", async ({
  browser,
  product,
}) => {
  const bare = await elsewhere({ browser, product }, (path) => {
    if (/^\/(readProjectEnergy|readProjectWater)\//.test(path)) return { json: [] };
    if (path.startsWith("/readProjectEvent/")) return { json: { items: [], total: 0, limit: 50 } };
    if (path.startsWith("/ReadAssess/")) return { json: { data: [] } };
    if (/^\/(projects-without-photos|trash|audit)/.test(path))
      return { json: { items: [], total: 0, limit: 20 } };
    return undefined;
  });
  const inspection = new Inspection(bare.page);
  for (const [path, says] of empty) {
    await bare.go(path);
    await expect(bare.page.getByRole("main").getByText(says).first()).toBeVisible();
    await bare.untilLoaded();
    await inspection.look(`${path} empty`);
  }
  await bare.page.context().close();
  inspection.expectNothingFound();
});

/** Each address with its title, and the screens that the specification leaves to us (AMB-25). */
const screens = ({ water, energy, event, document }: PortalContent): [path: string, title: string][] => [
  ["/Dashboard", "Dashboard"],
  ["/DashboardCards", "Dashboard"],
  ["/energyProjectForm", "Energy project Form"],
  ["/WaterProjectForm", "Water project Form"],
  ["/EnergyProjectTable", "Energy Projects"],
  ["/WaterProjectTable", "Water Projects"],
  [`/EnergyProjectUpdate/${energy.id}`, "Update Energy Project"],
  [`/WaterProjectUpdate/${water.id}`, "Update Water Project"],
  ["/ProjectAchievementForm", "Add Water Achievement"],
  ["/EnergyAchievementForm", "Add Water Achievement"],
  ["/WaterAchievementForm", "Add Water Achievement"],
  ["/EnergyAchievementsTable", "Energy Achievements"],
  ["/WaterAchievementsTable", "Water Achievements"],
  [`/EnergyAchievementUpdate/${energy.id}/0`, "Update Energy Achievement"],
  [`/WaterAchievementUpdate/${water.id}/1`, "Update Water Achievement"],
  ["/EventCreateForm", "Create Event"],
  ["/EventTable", "Events"],
  [`/EventUpdateForm/${event.id}`, "Update Event"],
  ["/DocumentManagerForm", "Upload Document"],
  ["/AssessmentDashsPost", "Documents Repository"],
  [`/AssessmentUpdateForm/${document.id}`, "Update Document"],
  ["/EnergyProjectPhotosForm", "Energy Project Photos"],
  [`/EnergyProjectPhotosTable?project=${energy.id}`, "Energy Project Photos"],
  [`/WaterProjectPhotosTable?project=${water.id}`, "Water Project Photos"],
  ["/AdminForm", "Customer Form"],
  ["/AdminAccount", "Your account"],
  ["/AdminAudit", "Changes"],
  ["/AdminTrash", "Trash"],
  ["/AdminSettings", "Settings"],
  ["/AdminQueue", "Upload queue"],
  ["/AdminMovePhotos", "Move photos"],
];

test("@everyday A-23 A-24 A-25 A-26 A-28 A-29 A-30 A-31 A-32 A-33 A-34 A-35 A-104 A-187 every screen opens at its address under its title", async ({
  product,
}) => {
  for (const [path, title] of screens(content)) {
    await portal.go(path);
    await expect(portal.heading).toHaveText(title);
    await portal.untilLoaded();
  }
  expect([...origins].filter((origin) => !/^(blob|data|null)/.test(origin)).sort()).toEqual(
    [product.siteUrl, product.apiUrl].sort(),
  );
});

test("every screen is accessible at 360 and 1280 px", async () => {
  const inspection = new Inspection(page);
  for (const [path] of screens(content)) {
    await portal.go(path);
    await portal.untilLoaded();
    await inspection.look(path);
  }
  inspection.expectNothingFound();
});

test("@everyday AMB-26 what opens over a screen is accessible at 360 and 1280 px", async () => {
  const inspection = new Inspection(page);
  const { event } = content;
  await portal.go("/EventTable");
  for (const name of ["New", "Notifications", /^Account of/]) {
    await page.getByRole("button", { name }).click();
    await inspection.look(`menu ${String(name)}`, "header");
    await page.keyboard.press("Escape");
  }
  const search = page.getByRole("combobox", { name: "Search", exact: true });
  await search.fill("of the screens");
  await expect(
    page.getByRole("option", { name: /Opening of the wells of the screens\s*Event/ }),
  ).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await inspection.look("search", "header");
  await search.fill("drill");
  // Other tests of the same ministry have such a project too.
  const found = page.getByRole("option", {
    name: /^Drilling\s*Water achievement of Wells .* of the screens/,
  });
  await expect(found).toBeVisible();
  await search.fill("nothing has this name");
  await expect(page.getByText("Nothing found for “nothing has this name”.")).toBeVisible();
  await inspection.look("search that finds nothing", "header");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Open sidebar" }).click();
  await inspection.whole("sidebar open");
  await page.keyboard.press("Escape");

  await portal.openActions(event.title);
  await inspection.look("menu of a row");
  await page.getByRole("button", { name: `Delete ${event.title}` }).click();
  await expect(page.getByRole("alertdialog", { name: "Delete this event?" })).toContainText(event.title);
  await inspection.look("delete dialog", "dialog");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);

  await portal.go("/EventCreateForm");
  await page.getByRole("button", { name: "Create Event" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await inspection.look("form refused");

  await portal.go("/AdminAccount");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("alert").getByText("Enter your current password.")).toBeVisible();
  await inspection.look("password refused");
  inspection.expectNothingFound();
});

const failures: [path: string, says: string][] = [
  ["/Dashboard", "Failed to load dashboard stats."],
  ["/EnergyProjectTable", "Failed to load projects list."],
  ["/WaterAchievementsTable", "Failed to load achievements"],
  ["/EventTable", "Failed to load events."],
  ["/AssessmentDashsPost", "Failed to load documents."],
  ["/EventUpdateForm/x", "Could not load event details."],
  ["/AssessmentUpdateForm/x", "Failed to load document."],
  ["/WaterProjectUpdate/x", "Failed to load project."],
  ["/AdminForm", "Failed to load the admins."],
  ["/AdminAccount", "Failed to load your sessions."],
  ["/AdminAudit", "Failed to load the changes."],
  ["/AdminTrash", "Failed to load the trash."],
];

test("A-58 A-83 A-138 A-144 screens whose reads fail say so, and are accessible at 360 and 1280 px", async ({
  browser,
  product,
}) => {
  const broken = await elsewhere({ browser, product }, () => ({ status: 500, json: {} }));
  const inspection = new Inspection(broken.page);
  for (const [path, says] of failures) {
    await broken.go(path);
    await expect(broken.page.getByRole("alert").filter({ hasText: says }).first()).toBeVisible();
    await expect(broken.page.getByRole("button", { name: "Retry" }).first()).toBeVisible();
    await inspection.look(`${path} failed`);
  }
  await broken.page.context().close();
  inspection.expectNothingFound();
});

test("the sign-in is accessible at 360 and 1280 px", async ({ browser, product }) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const door = new Portal(await context.newPage(), product.siteUrl);
  await door.open("/AdminLogin");
  await door.page.getByRole("button", { name: "Forgot password" }).click();
  const inspection = new Inspection(door.page, "body");
  await inspection.look("sign-in");
  await door.signIn({ email: "nobody@ministry.example", password: "wrong" });
  await expect(door.page.getByRole("alert")).toContainText("Email or password is invalid.");
  await inspection.look("sign-in refused");
  await context.close();
  inspection.expectNothingFound();
});
