import { chromium, type Page } from "@playwright/test";
import { browserOptions } from "../../../support/devices/browser.ts";
import { expect, test } from "../../fixtures/product.ts";
import { Portal } from "../../pages/portal.ts";
import { badgesOf, hide, notificationsOf, setLine, Signals } from "../../pages/signals.ts";

/** What the outbox says outside its window, and which line it may use, in a real browser (docs/outbox.md). */
test.describe.configure({ mode: "serial" });

/** Saves a project on the device; the queue is paused or waits for another line. */
async function save(portal: Portal, title: string): Promise<void> {
  await portal.go("/WaterProjectForm");
  await portal.fill({ Title: title, Description: "A well with a hand pump." });
  await portal.saveProject();
  await expect(portal.page.getByText("Saved on this device").first()).toBeVisible();
  await portal.expectAt("/WaterProjectTable");
  await portal.go("/AdminQueue");
}

async function openQueue(page: Page, siteUrl: string): Promise<Portal> {
  const portal = new Portal(page, siteUrl);
  await portal.open("/AdminQueue");
  await portal.signIn();
  await expect(portal.heading).toHaveText("Upload queue");
  return portal;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const bell = (page: Page, waiting: number) => button(page, `Notifications, ${waiting} waiting to be sent`);

/** Saves two projects while the queue is paused, then lets them go, seen or in the background. */
async function sendTwo(portal: Portal, { hidden }: { hidden: boolean }): Promise<void> {
  const { page } = portal;
  await button(page, "Pause").click();
  await save(portal, `First ${hidden ? "unseen" : "seen"} well`);
  await save(portal, `Second ${hidden ? "unseen" : "seen"} well`);
  await expect(bell(page, 2)).toBeVisible();
  if (hidden) await hide(page);
  await button(page, "Resume").click();
  await portal.untilSent();
}

/** One that comes after all that were asked for before it. */
const lastNotification = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration("/outbox/");
    await registration?.showNotification("The last one", { tag: "last" });
  });

test("the icon counts what waits, and a notification tells when the last one has arrived unseen", async ({
  browser,
  product: { siteUrl },
}) => {
  const context = await browser.newContext();
  await context.grantPermissions(["notifications"], { origin: siteUrl });
  await Signals.of(context);
  const page = await context.newPage();
  const portal = await openQueue(page, siteUrl);

  await sendTwo(portal, { hidden: false });
  const seen = await badgesOf(page);
  expect([seen[0], Math.max(...seen), seen.at(-1)]).toEqual([1, 2, 0]);
  await lastNotification(page);
  await expect.poll(() => notificationsOf(page)).toEqual(["The last one: "]);

  await sendTwo(portal, { hidden: true });
  const unseen = (await badgesOf(page)).slice(seen.length);
  expect([unseen[0], Math.max(...unseen), unseen.at(-1)]).toEqual([1, 2, 0]);
  const told = "Everything has been received: Nothing is waiting on this device any more.";
  await expect.poll(() => notificationsOf(page)).toContain(told);
  await context.close();
});

test("where none was permitted no notification is shown, nor asked for; the settings of the queue say how it stands", async ({
  browser,
  product: { siteUrl },
}) => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    let asked = 0;
    Object.assign(window, { asked: () => asked });
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      asked += 1;
      return ask();
    };
  });
  await Signals.of(context);
  const page = await context.newPage();
  const portal = await openQueue(page, siteUrl);
  await sendTwo(portal, { hidden: true });
  expect(await page.evaluate("asked()")).toBe(0);
  expect(await notificationsOf(page)).toEqual([]);
  await page.getByText("How this device sends").click();
  await expect(page.getByText(/^Notifications are blocked|^Notify me when/)).toBeVisible();
  await context.grantPermissions(["notifications"], { origin: siteUrl });
  await page.reload();
  await page.getByText("How this device sends").click();
  await expect(page.getByText("You get a notification when everything has been received.")).toBeVisible();
  await context.close();
});

test("set to Wi-Fi only, the portal and its worker hold back on mobile data, and let go on Wi-Fi or on Send now", async ({
  product: { siteUrl, apiUrl },
}) => {
  // Chromium tells what kind its line is on phones; elsewhere it has to be asked to.
  const args = [...(browserOptions.args ?? []), "--enable-blink-features=NetInfoDownlinkMax"];
  const browser = await chromium.launch({ ...browserOptions, args });
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const signals = await Signals.of(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const portal = await openQueue(page, siteUrl);
  // Said once the page stands: a navigation ends what Chromium was told of its line.
  await setLine(session, "cellular4g");
  await page.getByText("How this device sends").click();
  // The mark stands once the setting is stored.
  const wifiOnly = page.getByRole("checkbox", { name: /^Send over Wi-Fi only/ });
  await wifiOnly.click();
  await expect(wifiOnly).toBeChecked();
  const titles = async () => (await projects(apiUrl)).filter((title) => title.startsWith("Mobile"));

  await save(portal, "Mobile one");
  await expect(page.getByText("Waiting for Wi-Fi, as set below.")).toBeVisible();
  expect(await titles()).toEqual([]);
  await button(page, "Send now").click();
  await portal.untilSent();
  expect(await titles()).toEqual(["Mobile one"]);

  await save(portal, "Mobile two");
  await expect(bell(page, 1)).toBeVisible();
  await expect(page.getByText("Waiting for Wi-Fi, as set below.")).toBeVisible();
  // The worker looks, counts what waits, and leaves it.
  const worker = await signals.worker();
  expect(await worker.evaluate("navigator.connection.type")).toBe("cellular");
  await wake(page);
  await expect.poll(() => badgesOf(worker)).toContain(1);
  expect(await titles()).toEqual(["Mobile one"]);

  await setLine(session, "wifi");
  await portal.untilSent();
  expect(await titles()).toEqual(["Mobile one", "Mobile two"]);
  await expect(page.getByText("Waiting for Wi-Fi, as set below.")).toBeHidden();
  await browser.close();
});

/** Asks the outbox's worker to send, as browsers without Background Sync do. */
const wake = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration("/outbox/");
    registration?.active?.postMessage({ type: "drain" });
  });

async function projects(apiUrl: string): Promise<string[]> {
  const answer = await fetch(`${apiUrl}/readProjectWater/waterProject`);
  return ((await answer.json()) as { title: string }[]).map(({ title }) => title).sort();
}
