import type { Browser, Page } from "@playwright/test";
import { listedEvents } from "../../fixtures/content/portal-content.ts";
import { expect, test } from "../../fixtures/product.ts";
import { jpeg, Portal } from "../../pages/portal.ts";
import { drawnPicture, phonePhoto } from "../../../support/devices/photo.ts";

/** What is typed into a form is never lost: not beside an older draft, and not while the form is saved. */
// Other files count the events of theirs.
test.use({ ministry: "forms" });
test.describe.configure({ mode: "serial" });

async function signedIn(browser: Pick<Browser, "newPage">, siteUrl: string, path: string): Promise<Portal> {
  const page = await browser.newPage({ serviceWorkers: "block" });
  const portal = new Portal(page, siteUrl);
  await portal.open(path);
  await portal.signIn();
  await portal.expectAt(path);
  return portal;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const title = (page: Page) => page.getByRole("textbox", { name: /^Title/ });

async function leave(portal: Portal): Promise<void> {
  const { page } = portal;
  await press(page, "Notifications");
  await page.getByRole("link", { name: /^Upload queue/ }).click();
  await expect(page.getByText("A draft of it stays on this device.")).toBeVisible();
  await press(page, "Leave");
  await portal.expectAt("/AdminQueue");
  // The address changes first; until the next screen has come, the form stays.
  await expect(title(page)).toHaveCount(0);
}

test("what is typed beside an unanswered draft is stored too, and the officer chooses between the two", async ({
  browser,
  product: { siteUrl },
}) => {
  for (const path of [
    "/EventCreateForm",
    "/energyProjectForm",
    "/WaterAchievementForm",
    "/DocumentManagerForm",
  ]) {
    const portal = await signedIn(browser, siteUrl, path);
    const { page } = portal;
    await portal.fill({ Title: "First" });
    await leave(portal);
    await portal.go(path);
    const offers = page.getByRole("status").filter({ hasText: "You started this form before." });
    await expect(offers).toContainText("“First”");
    await portal.fill({ Title: "Second" });
    await leave(portal);

    // As after a crash: everything comes from the device.
    await portal.open(path);
    await expect(offers.getByRole("listitem")).toHaveText([/“Second”/, /“First”/]);
    await offers
      .getByRole("listitem")
      .filter({ hasText: "First" })
      .getByRole("button", { name: "Continue with it" })
      .click();
    await expect(title(page)).toHaveValue("First");
    await expect(offers.getByRole("listitem")).toHaveText([/“Second”/]);
    await offers.getByRole("button", { name: "Discard it" }).click();
    await expect(page.getByRole("alertdialog", { name: "Discard this draft?" })).toBeVisible();
    await press(page, "Discard");
    await expect(offers).toHaveCount(0);
    await expect(title(page)).toHaveValue("First");
    await page.close({ runBeforeUnload: false });
  }
});

test("A-72 a form is locked while it is sent, and says how far that is in the bar that was pressed", async ({
  browser,
  product: { siteUrl, apiUrl },
}) => {
  const portal = await signedIn(browser, siteUrl, "/EventCreateForm");
  const { page } = portal;
  let send = (): void => undefined;
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route(/createProjectEvent/, async (route) => {
    await held;
    await route.continue();
  });
  await portal.fill({ Title: "Sent slowly" });
  await portal.choose("Cover Image", jpeg("cover.jpg", await phonePhoto({ width: 800, height: 600 })));
  await press(page, "Create Event");
  const bar = page.locator("[data-action-bar]");
  await expect(bar).toContainText("Saved on this device");
  await expect(bar.getByRole("progressbar")).toBeVisible();
  await expect(title(page)).toBeDisabled();
  await expect(page.getByLabel(/^Cover Image/)).toBeDisabled();
  send();
  await portal.expectAt("/EventTable");
  expect((await listedEvents(apiUrl)).map((event) => event.title)).toContain("Sent slowly");
  await page.close();
});

/** The keys of all rows in a store of one of the portal's databases; none while there is no such database. */
const keysIn = (page: Page, database: string, store: string): Promise<unknown[]> =>
  page.evaluate(
    async ([name = "", rows = ""]) => {
      const asked = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error(`${name}/${rows} could not be read`));
        });
      const known = await indexedDB.databases();
      if (!known.some((one) => one.name === name)) return [];
      const db = await asked(indexedDB.open(name));
      const keys = await asked(db.transaction(rows).objectStore(rows).getAllKeys());
      db.close();
      return keys;
    },
    [database, store],
  );

test("a chosen picture is written to the device once: the queue sends the chunks that the draft has stored", async ({
  browser,
  product: { siteUrl, apiUrl },
}) => {
  // Without the worker a screen's code has to have been here before.
  const portal = await signedIn(browser, siteUrl, "/EventTable");
  await portal.go("/EventCreateForm");
  const { page } = portal;
  const chunks = () => keysIn(page, "ministry-outbox", "pieces");
  await portal.fill({ Title: "Written once" });
  // What is made smaller is written twice where that takes the device more than a second (`draft-pictures.test.ts`).
  const drawn = { name: "cover.png", mimeType: "image/png", buffer: await drawnPicture() };
  await portal.choose("Cover Image", drawn);
  await expect.poll(async () => (await chunks()).length).toBeGreaterThan(0);
  const stored = await chunks();
  await page.context().setOffline(true);
  await press(page, "Create Event");
  await portal.expectAt("/EventTable");
  expect(await chunks()).toEqual(stored);
  await page.context().setOffline(false);
  await portal.untilSent();
  expect((await listedEvents(apiUrl)).map((event) => event.title)).toContain("Written once");
  await expect.poll(chunks).toEqual([]);
  await page.close();
});

test("a picture that takes the phone too long to make smaller is stored as it was chosen, and outlives a crash", async ({
  browser,
  product: { siteUrl },
}) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const portal = await signedIn(context, siteUrl, "/EventCreateForm");
  const { page } = portal;
  await page.route(/scale-worker/, () => new Promise(() => undefined));
  await portal.fill({ Title: "Crashed" });
  await portal.choose("Cover Image", jpeg("cover.jpg", await phonePhoto({ width: 800, height: 600 })));
  await expect.poll(async () => (await keysIn(page, "ministry-outbox", "pieces")).length).toBeGreaterThan(0);
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await new Portal(next, siteUrl).open("/EventCreateForm");
  await press(next, "Continue with it");
  await expect(title(next)).toHaveValue("Crashed");
  await expect(next.getByText("cover.jpg")).toBeVisible();
  await context.close();
});
