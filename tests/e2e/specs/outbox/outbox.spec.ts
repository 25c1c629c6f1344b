import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "../../fixtures/product.ts";
import { photosOf } from "../../fixtures/content/water-projects.ts";
import { Inspection } from "../../pages/inspection.ts";
import { jpeg, Portal } from "../../pages/portal.ts";
import { badgesOf, notificationsOfWorker, Signals } from "../../pages/signals.ts";
import { phonePhoto } from "../../../support/devices/photo.ts";

/** The outbox in the real product (docs/outbox.md). */
test.describe.configure({ mode: "serial" });

const scope = "/outbox/";

/** Saves a project with two photos in the portal; the servers are stopped, so that it stays on the device. */
async function queueProject(portal: Portal, title: string): Promise<void> {
  await portal.fill({ Title: title, Description: "A well with a hand pump." });
  await portal.choose(
    "Photos",
    jpeg("pump.jpg", await phonePhoto({ width: 1600, height: 1200 })),
    jpeg("tank.jpg", await phonePhoto({ width: 1600, height: 1200, colour: "#2b9b5a" })),
  );
  await portal.saveProject();
  await expect(portal.page.getByText("Saved on this device").first()).toBeVisible();
}

/** Wakes the outbox's worker as the browser would when the connection is back. */
class BackgroundSync {
  private constructor(
    private readonly session: CDPSession,
    private readonly registrations: Map<string, string>,
    private readonly origin: string,
  ) {}

  /** @param page one that is none of the site's */
  static async in(page: Page, origin: string): Promise<BackgroundSync> {
    const session = await page.context().newCDPSession(page);
    const registrations = new Map<string, string>();
    session.on("ServiceWorker.workerRegistrationUpdated", (event) => {
      for (const { scopeURL, registrationId } of event.registrations)
        registrations.set(scopeURL, registrationId);
    });
    await session.send("ServiceWorker.enable");
    return new BackgroundSync(session, registrations, origin);
  }

  async fire(): Promise<void> {
    await expect.poll(() => this.registrations.get(this.origin + scope)).toBeTruthy();
    const registrationId = this.registrations.get(this.origin + scope) ?? "";
    const event = { origin: this.origin, registrationId, tag: "outbox", lastChance: false };
    await this.session.send("ServiceWorker.dispatchSyncEvent", event);
  }
}

test("@everyday what was saved without a connection arrives once, with every tab of the site closed", async ({
  browser,
  product,
}) => {
  const { siteUrl, apiUrl } = product;
  const context = await browser.newContext();
  await context.grantPermissions(["notifications"], { origin: siteUrl });
  const signals = await Signals.of(context);
  const elsewhere = await context.newPage();
  const sync = await BackgroundSync.in(elsewhere, siteUrl);
  const page = await context.newPage();
  const portal = new Portal(page, siteUrl);
  await portal.open("/WaterProjectForm");
  await portal.signIn();
  await portal.expectAt("/WaterProjectForm");
  const worker = await signals.worker();
  await product.stop();
  try {
    await queueProject(portal, "Well of the closed phone");
    await page.close();
  } finally {
    await product.start();
  }
  expect(await photosOf(apiUrl, "Well of the closed phone")).toEqual([]);
  await sync.fire();
  await expect.poll(() => photosOf(apiUrl, "Well of the closed phone"), { timeout: 20_000 }).toEqual([2]);
  await expect
    .poll(() => notificationsOfWorker(worker))
    .toEqual(["Everything has been received: 3 changes were sent."]);
  expect((await badgesOf(worker)).at(-1)).toBe(0);
  // Opened again, the portal knows of the receipts.
  const later = await context.newPage();
  await later.goto(`${siteUrl}/AdminQueue`);
  await expect(later.getByText(/receipt R/).first()).toBeVisible();
  await expect(later.getByText("Nothing is waiting on this device.")).toBeVisible();
  await context.close();
});

/** All that the site keeps in its databases on this device, as text. */
const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const open = (name: string) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const all = (store: IDBObjectStore) =>
      new Promise<unknown[]>((resolve) => {
        const asked = store.getAll();
        asked.onsuccess = () => resolve(asked.result);
      });
    const asText = (_: string, value: unknown) =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value)
        ? new TextDecoder("latin1").decode(value as ArrayBuffer)
        : value instanceof CryptoKey
          ? "a key"
          : value;
    let text = JSON.stringify({ ...localStorage });
    for (const { name = "" } of await indexedDB.databases()) {
      const db = await open(name);
      for (const store of db.objectStoreNames) {
        const rows = await all(db.transaction(store).objectStore(store));
        text += `${name}/${store}: ${JSON.stringify(rows, asText)}\n`;
      }
      db.close();
    }
    return text;
  });

test("what waits is shown with what can be done about it, goes to another phone as a file, and leaves nothing readable behind", async ({
  browser,
  product,
}, testInfo) => {
  const { siteUrl, apiUrl } = product;
  const dying = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await dying.newPage();
  const portal = new Portal(page, siteUrl);
  await portal.open("/AdminQueue");
  await portal.signIn();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Sending is paused on this device.")).toBeVisible();
  await portal.open("/WaterProjectForm");
  await queueProject(portal, "Wel of the dying phone");
  await portal.open("/AdminQueue");
  const inspection = new Inspection(page, "body");
  const group = page.getByRole("region", { name: "Wel of the dying phone" });
  await expect(group.getByRole("listitem")).toHaveCount(3);
  // Pictures are drawn where they are in sight: with the notice above it, the second one is not.
  await group.getByRole("listitem").last().scrollIntoViewIfNeeded();
  await expect(group.locator("[data-state=drawn]")).toHaveCount(2);
  await inspection.look("a paused queue");

  // A mistake is mended in place; the discard of the project names its photos.
  await portal.openActions("Wel of the dying phone");
  await inspection.look("what can be done with an entry");
  await group.getByRole("button", { name: "Edit Wel of the dying phone" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Title", { exact: true }).fill("Well of the dying phone");
  await inspection.look("a change in the queue", "dialog");
  await dialog.getByRole("button", { name: "Save and send" }).click();
  const mended = page.getByRole("region", { name: "Well of the dying phone" });
  await portal.openActions("Well of the dying phone");
  await mended.getByRole("button", { name: "Discard Well of the dying phone" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("2 further items");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();

  await page.getByText("Copy the queue to another device").click();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export the queue" }).click();
  const file = testInfo.outputPath("exported.queue");
  await (await saving).saveAs(file);
  await expect(page.getByText(/^3 items exported/)).toBeVisible();
  inspection.expectNothingFound();

  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await inspection.look("leaving while something waits");
  inspection.expectNothingFound();
  await page.getByRole("button", { name: "Keep locked and log out" }).click();
  await portal.expectAt("/AdminLogin");
  const stored = await everythingStored(page);
  expect(stored).toContain("ministry-outbox/items");
  for (const word of ["dying phone", "hand pump", "pump.jpg", "token", "a key", "sender"]) {
    expect(stored).not.toContain(word);
  }
  await dying.close();

  const other = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const second = new Portal(await other.newPage(), siteUrl);
  await second.open("/AdminQueue");
  await second.signIn();
  await second.page.getByText("Copy the queue to another device").click();
  const picker = second.page.getByLabel("Import a queue");
  await picker.setInputFiles({ name: "x.queue", mimeType: "text/plain", buffer: Buffer.from("no queue") });
  await expect(second.page.getByText("This file is not an exported upload queue.")).toBeVisible();
  await picker.setInputFiles(file);
  await expect(second.page.getByText(/^3 items imported/)).toBeVisible();
  await expect.poll(() => photosOf(apiUrl, "Well of the dying phone"), { timeout: 20_000 }).toEqual([2]);
  // The same file once more: all of it is known.
  await second.untilSent();
  await picker.setInputFiles(file);
  await expect(second.page.getByText(/^0 items imported. 3 items already on this device./)).toBeVisible();
  expect(await photosOf(apiUrl, "Well of the dying phone")).toEqual([2]);
  await other.close();
});
