import type { Browser, Page } from "@playwright/test";
import { listedEvents } from "../fixtures/portal-content.ts";
import { expect, test } from "../fixtures/product.ts";
import { jpeg, Portal } from "../pages/portal.ts";
import { phonePhoto } from "../../support/photo.ts";

/** What is typed into a form is never lost: not beside an older draft, and not while the form is saved. */
// Other files count the events of theirs.
test.use({ ministry: "forms" });
test.describe.configure({ mode: "serial", timeout: 90_000 });

async function signedIn(browser: Browser, siteUrl: string, path: string): Promise<Portal> {
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
