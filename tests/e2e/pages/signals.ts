import type { BrowserContext, CDPSession, Page, Worker } from "@playwright/test";

interface Watched {
  /** Numbers shown on the app's icon, in order; 0 where the number was taken away. */
  badges: number[];
  isHidden: boolean;
}
declare const watched: Watched;

/** What an installed app says outside its window: the number on its icon, and notifications. */
export class Signals {
  private constructor(private readonly context: BrowserContext) {}

  /** Watches every page of a context that is opened from now on. */
  static async of(context: BrowserContext): Promise<Signals> {
    await context.addInitScript(watch);
    await context.addInitScript(() => {
      const shown = Object.getOwnPropertyDescriptor(Document.prototype, "visibilityState")?.get;
      Object.defineProperty(document, "visibilityState", {
        get: () => (watched.isHidden ? "hidden" : shown?.call(document)),
      });
    });
    return new Signals(context);
  }

  /** The outbox's worker, watched as well. */
  async worker(): Promise<Worker> {
    const isOutbox = (worker: Worker) => worker.url().endsWith("/outbox-worker.js");
    const worker =
      this.context.serviceWorkers().find(isOutbox) ??
      (await this.context.waitForEvent("serviceworker", { predicate: isOutbox }));
    await worker.evaluate(watch);
    return worker;
  }
}

/** Notes what is asked of the icon, and asks it. */
function watch(): void {
  if ("watched" in globalThis) return;
  const noted: Watched = { badges: [], isHidden: false };
  Object.assign(globalThis, { watched: noted });
  const { setAppBadge, clearAppBadge } = navigator;
  Object.defineProperties(navigator, {
    setAppBadge: {
      value: (count: number) => {
        noted.badges.push(count);
        return setAppBadge.call(navigator, count);
      },
    },
    clearAppBadge: {
      value: () => {
        noted.badges.push(0);
        return clearAppBadge.call(navigator);
      },
    },
  });
}

/** Numbers that were shown on the app's icon by this page or worker, in order; 0 where the number was taken away. */
export const badgesOf = (place: { evaluate(work: () => number[]): Promise<number[]> }): Promise<number[]> =>
  place.evaluate(() => watched.badges);

/** The page as a phone has it whose screen shows another app. */
export const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    watched.isHidden = true;
    document.dispatchEvent(new Event("visibilitychange"));
  });

/** The notifications that stand on the screen: title and body. */
export const notificationsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration("/outbox/");
    return ((await registration?.getNotifications()) ?? []).map(({ title, body }) => `${title}: ${body}`);
  });

/** The same, asked of the worker while no page is open. */
export const notificationsOfWorker = (worker: Worker): Promise<string[]> =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });

/** Sets the kind of the connection for the page and the workers of its site. */
export async function setLine(session: CDPSession, connectionType: "cellular4g" | "wifi"): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 0, downloadThroughput: 1e9, uploadThroughput: 1e9 },
    connectionType,
  });
}
