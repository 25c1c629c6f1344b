import type { Browser, Page } from "@playwright/test";
import { publishPortalContent, type PortalContent } from "../fixtures/portal-content.ts";
import { expect, test } from "../fixtures/product.ts";
import { Inspection } from "../pages/inspection.ts";
import { Keyboard } from "../pages/keyboard.ts";
import { jpeg, Portal } from "../pages/portal.ts";
import { phonePhoto } from "../../support/photo.ts";
import type { Product } from "../../support/product.ts";

/** Every screen of the portal in its states, for everybody: with a screen reader, on a phone, by keyboard alone. */
test.describe.configure({ timeout: 120_000 });
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
  ["/AdminAudit", "Nothing was changed, as far as this question goes."],
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

test("A-23 A-24 A-25 A-26 A-27 A-28 A-29 A-30 A-31 A-32 A-33 A-34 A-35 A-104 A-187 every screen opens at its address under its title, and is accessible at 360 and 1280 px", async ({
  product,
}) => {
  const inspection = new Inspection(page);
  for (const [path, title] of screens(content)) {
    await portal.go(path);
    await expect(portal.heading).toHaveText(title);
    await portal.untilLoaded();
    await inspection.look(path);
  }
  expect([...origins].filter((origin) => !/^(blob|data|null)/.test(origin)).sort()).toEqual(
    [product.siteUrl, product.apiUrl].sort(),
  );
  inspection.expectNothingFound();
});

test("A-03 A-04 A-05 A-06 A-12 AMB-25 AMB-26 what opens over a screen is accessible at 360 and 1280 px", async () => {
  const inspection = new Inspection(page);
  const { event } = content;
  await portal.go("/EventTable");
  for (const name of ["New", "Notifications", /^Account of/]) {
    await page.getByRole("button", { name }).click();
    await inspection.look(`menu ${String(name)}`, "header");
    await page.keyboard.press("Escape");
  }
  await page.getByRole("searchbox", { name: "Search", exact: true }).fill("of the screens");
  await expect(page.getByRole("link", { name: /Opening of the wells of the screens\s*Event/ })).toBeVisible();
  await inspection.look("search", "header");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Open sidebar" }).click();
  await inspection.whole("sidebar open");
  await page.keyboard.press("Escape");

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

test("A-58 A-83 A-101 A-124 A-138 A-144 A-155 AMB-12 AMB-13 screens whose reads fail say so, and are accessible at 360 and 1280 px", async ({
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

test("A-36 A-38 the sign-in is accessible at 360 and 1280 px", async ({ browser, product }) => {
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

test("A-126 A-130 A-139 A-143 the whole life of an event by keyboard alone", async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const keys = new Keyboard(page);
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const link = (name: string | RegExp) => page.getByRole("link", { name, exact: true });
  const title = "Rain gauges handed out";

  await portal.go("/Dashboard");
  await keys.press(button("New"));
  await keys.press(link("Event"));
  await expect(portal.heading).toHaveText("Create Event");
  await keys.write(page.getByLabel(/^Title/), title);
  await keys.write(page.getByLabel("Short Description"), "Forty schools measure their rain.");
  await keys.choose(
    page.getByLabel(/^Cover Image/),
    jpeg("gauge.jpg", await phonePhoto({ width: 400, height: 300 })),
  );
  await keys.press(button("Create Event"));
  await portal.expectAt("/EventTable");
  await expect(portal.row(title)).toBeVisible();

  await keys.press(page.getByRole("link", { name: `Edit ${title}` }));
  await expect(portal.heading).toHaveText("Update Event");
  await keys.write(page.getByLabel("Ministry"), "Department of Weather");
  await page.keyboard.press("Control+Enter");
  await portal.expectAt("/EventTable");
  await expect(portal.row(title)).toContainText("Department of Weather");

  await keys.press(button(`Delete ${title}`));
  await expect(page.getByRole("alertdialog", { name: "Delete this event?" })).toBeVisible();
  await keys.press(page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
  await expect(portal.row(title)).toHaveCount(0);
  await keys.press(button("Undo"));
  await expect(portal.row(title)).toBeVisible();
});

test("A-62 A-86 A-87 A-174 the whole life of a project with photos by keyboard alone", async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const keys = new Keyboard(page);
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const photo = async (name: string) => jpeg(name, await phonePhoto({ width: 400, height: 300 }));
  const title = "Tank on the hill";

  await portal.go("/Dashboard");
  await keys.press(button("New"));
  await keys.press(page.getByRole("link", { name: "Water project", exact: true }));
  await expect(portal.heading).toHaveText("Water project Form");
  await keys.write(page.getByLabel(/^Title/), title);
  await keys.choose(page.getByLabel(/^Photos/), await photo("tank.jpg"), await photo("pipe.jpg"));
  await expect(page.getByRole("list", { name: "Chosen photos" }).getByRole("listitem")).toHaveCount(2);
  await keys.press(button("Save project"));
  await portal.expectAt("/WaterProjectTable");
  await expect(portal.row(title)).toBeVisible();
  await portal.untilSent();

  await keys.press(page.getByRole("link", { name: `Update ${title}` }));
  await expect(portal.heading).toHaveText("Update Water Project");
  await keys.write(page.getByLabel("Overview", { exact: true }), "Filled by the night, emptied by the day.");
  await page.keyboard.press("Control+Enter");
  await portal.expectAt("/WaterProjectTable");

  await portal.go("/WaterProjectPhotosTable");
  await keys.reach(page.getByLabel("Project"));
  await page.keyboard.type(title);
  const photos = page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("img") });
  await expect(photos).toHaveCount(2);
  await keys.press(page.getByRole("button", { name: /^Delete/ }).first());
  await keys.press(page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
  await expect(photos).toHaveCount(1);

  await portal.go("/WaterProjectTable");
  await keys.press(button(`Delete ${title}`));
  await keys.press(page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
  await expect(portal.row(title)).toHaveCount(0);
  await keys.press(button("Undo").last());
  await expect(portal.row(title)).toBeVisible();
});
