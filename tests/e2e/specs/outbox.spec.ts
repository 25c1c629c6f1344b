import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { expect, test } from "../fixtures/product.ts";
import { jpeg, Portal } from "../pages/portal.ts";
import { phonePhoto } from "../../support/photo.ts";

/** The outbox in the real product (DESIGN.md, section 4; docs/outbox.md). */
test.describe.configure({ mode: "serial", timeout: 120_000 });

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

/** Wakes the outbox's worker as the browser would when the line is back. */
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

/** How many photos each water project of this title has. */
async function photosOf(apiUrl: string, title: string): Promise<number[]> {
  const projects = await listed<{ _id: string; title: string }>(`${apiUrl}/readProjectWater/waterProject`);
  const galleries = projects
    .filter((project) => project.title === title)
    .map(({ _id }) => listed(`${apiUrl}/ReadWaterProjectPhoto/${_id}/photos`));
  return (await Promise.all(galleries)).map((photos) => photos.length);
}

async function listed<T>(address: string): Promise<T[]> {
  const reply = (await (await fetch(address)).json()) as T[] | { data?: T[]; photos?: T[] };
  return Array.isArray(reply) ? reply : (reply.data ?? reply.photos ?? []);
}

async function siteRegistrations(context: BrowserContext): Promise<string[]> {
  return context.serviceWorkers().map((worker) => new URL(worker.url()).pathname);
}

test("what was saved without a line arrives once, with every tab of the site closed", async ({
  browser,
  product,
}) => {
  const { siteUrl, apiUrl } = product;
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  const sync = await BackgroundSync.in(elsewhere, siteUrl);
  const page = await context.newPage();
  const portal = new Portal(page, siteUrl);
  await portal.open("/WaterProjectForm");
  await portal.signIn();
  await portal.expectAt("/WaterProjectForm");
  await expect.poll(() => siteRegistrations(context)).toContain("/outbox-worker.js");
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
  // Opened again, the portal knows of the receipts.
  const later = await context.newPage();
  await later.goto(`${siteUrl}/AdminQueue`);
  await expect(later.getByText(/receipt R/).first()).toBeVisible();
  await expect(later.getByText("Nothing is waiting on this device.")).toBeVisible();
  await context.close();
});
