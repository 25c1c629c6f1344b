import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { colleagueOf, officersPhone } from "../../fixtures/officers-phone.ts";
import { listedEvents, publishPortalContent } from "../../fixtures/content/portal-content.ts";
import { expect, test } from "../../fixtures/product.ts";
import { Portal } from "../../pages/portal.ts";

/** What in the queue waits for the officer: conflicts, deleted records, and work that another key has locked. */
// Other files count the events of theirs.
test.use({ ministry: "forms", ...officersPhone });
test.describe.configure({ mode: "serial" });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });

/** The entries of one group of the queue. */
const groupOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function pause(portal: Portal): Promise<void> {
  await portal.go("/AdminQueue");
  await button(portal.page, "Pause").tap();
  await expect(portal.page.getByText("Sending is paused on this device.")).toBeVisible();
}

test("changes that met another's wait with the way that helps: both versions side by side, or the deleted record restored", async ({
  page,
  product,
}) => {
  const { siteUrl, apiUrl } = product;
  const { water, event } = await publishPortalContent(product, "of the conflicts");
  const asha = await colleagueOf(product, "Asha");
  const portal = new Portal(page, siteUrl);
  await portal.open("/AdminQueue");
  await portal.signIn();
  await pause(portal);
  await portal.go(`/WaterProjectUpdate/${water.id}`);
  await portal.fill({ Title: "Mine", Overview: "My overview" });
  await button(page, "Update").tap();
  await portal.expectAt("/WaterProjectTable");
  await portal.go(`/EventUpdateForm/${event.id}`);
  await portal.fill({ Ministry: "Ministry of Rain" });
  await button(page, "Update Event").tap();
  await portal.expectAt("/EventTable");
  await asha.changeProject(water.id, { title: "Asha's" });
  await asha.deleteEvent(event.id);
  await portal.go("/AdminQueue");
  await button(page, "Resume").tap();

  const deleted = groupOf(page, `Changes to ${event.title}`);
  await expect(deleted).toContainText(/was deleted by Asha \(today, \d\d:\d\d\)\./);
  await expect(deleted.getByRole("button", { name: /^Retry/ })).toHaveCount(0);
  await deleted.getByRole("button", { name: /^Restore and save/ }).tap();
  await expect(deleted).toHaveCount(0);
  await expect
    .poll(async () => (await listedEvents(apiUrl)).find(({ title }) => title === event.title))
    .toMatchObject({ ministry: "Ministry of Rain" });

  const changed = page.getByRole("region", { name: /^Changes to/ });
  await expect(changed).toContainText("Asha changed this project");
  // Sent again as it is, it would meet the same answer.
  await expect(changed.getByRole("button", { name: /^(Retry|Send)/ })).toHaveCount(0);
  await changed.getByRole("button", { name: "Compare both versions of Mine" }).tap();
  await portal.expectAt(`/WaterProjectUpdate/${water.id}`);
  const title = page.getByRole("group", { name: "Title", exact: true });
  await expect(title).toContainText("Mine");
  await expect(title).toContainText("Asha's");
  await title.getByRole("radio", { name: /^What you have/ }).check();
  await button(page, "Save this choice").tap();
  await portal.expectAt("/WaterProjectTable");
  await expect
    .poll(async () => (await fetch(`${apiUrl}/readProjectWaterSingal/waterProject/${water.id}`)).json())
    .toMatchObject({ title: "Mine", overview: "My overview" });
});

/** The key that the next sign-ins hand out, in place of the account's. */
async function handOutKeys(page: Page): Promise<{ next: string }> {
  const keys = { next: randomBytes(32).toString("base64") };
  await page.route("**/customerLogin", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), queueKey: keys.next } });
  });
  return keys;
}

async function logOut(portal: Portal, how = "Keep locked and log out"): Promise<void> {
  await button(portal.page, /^Account of/).tap();
  await button(portal.page, "Logout").tap();
  await button(portal.page, how).tap();
  await portal.expectAt("/AdminLogin");
}

test("work that is locked with another key of its owner names it, is never offered for discard first, and opens with that key", async ({
  page,
  product: { siteUrl },
}) => {
  const keys = await handOutKeys(page);
  const first = keys.next;
  const portal = new Portal(page, siteUrl);
  await portal.open("/AdminQueue");
  await portal.signIn();
  await pause(portal);
  await portal.go("/WaterProjectForm");
  await portal.fill({ Title: "Well under the first key" });
  await portal.saveProject();
  await portal.expectAt("/WaterProjectTable");
  await logOut(portal);

  // As after the account's key was replaced at the server.
  keys.next = randomBytes(32).toString("base64");
  await portal.open("/AdminQueue");
  await portal.signIn();
  const entry = page.getByRole("listitem").filter({ hasText: "Locked with another key" });
  await expect(entry).toBeVisible();
  await expect(entry.getByRole("link", { name: /^Sign in again/ })).toBeVisible();
  await expect(entry.getByRole("button", { name: /^Discard/ })).toBeHidden();
  // What is saved now is locked with the second key.
  await portal.go("/WaterProjectForm");
  await portal.fill({ Title: "Well under the second key" });
  await portal.saveProject();
  await portal.expectAt("/WaterProjectTable");
  await portal.go("/AdminQueue");
  await expect(groupOf(page, "Well under the second key")).toBeVisible();

  // Signing in once more, without a sign-out before: the second key stays beside the first.
  keys.next = first;
  await entry.getByRole("link", { name: /^Sign in again/ }).tap();
  await portal.signIn();
  await portal.expectAt("/Dashboard");
  await portal.go("/AdminQueue");
  await expect(groupOf(page, "Well under the first key")).toBeVisible();
  await expect(groupOf(page, "Well under the second key")).toBeVisible();
  await button(page, "Resume").tap();
  await expect(page.getByText("Nothing is waiting on this device.")).toBeVisible();
});

test("a device that refuses the key at the sign-in says so, and takes it when it is tried again", async ({
  page,
  product: { siteUrl },
}) => {
  await handOutKeys(page);
  const portal = new Portal(page, siteUrl);
  await portal.open("/AdminLogin");
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
      if (this.name === "keys") throw new DOMException("Internal error.", "UnknownError");
      return put.call(this, value, key);
    };
    addEventListener("keys-work-again", () => (IDBObjectStore.prototype.put = put), { once: true });
  });
  await portal.signIn();
  const notice = page
    .getByRole("alert")
    .filter({ hasText: "Your unsent work on this device is still locked." });
  await expect(notice).toContainText("Nothing is lost. Trying again shortly.");
  await portal.expectAt("/Dashboard");
  // Only now, so that the product's own next try, which comes shortly, does not take the notice away first.
  await page.evaluate(() => {
    const restore = () => dispatchEvent(new Event("keys-work-again"));
    addEventListener("click", restore, { once: true, capture: true });
  });
  await notice.getByRole("button", { name: "Try again now" }).tap();
  await expect(notice).toHaveCount(0);
});
