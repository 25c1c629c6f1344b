import { expect, type Page } from "@playwright/test";

/** What a visitor's browser keeps, as its developer tools would show it. */
export class Device {
  constructor(private readonly page: Page) {}

  /** Addresses in the caches whose name begins so. */
  cached(cachePrefix: string): Promise<string[]> {
    return this.page.evaluate(async (prefix) => {
      const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => url);
    }, cachePrefix);
  }

  /** What a cache has for an address; empty where it has nothing. */
  cachedText(cacheName: string, url: string): Promise<string> {
    return this.page.evaluate(
      async ([name = "", address = ""]) => (await (await caches.open(name)).match(address))?.text() ?? "",
      [cacheName, url],
    );
  }

  /** Addresses of the lists and details on the device: those that were read and those that came in a snapshot. */
  reads(): Promise<string[]> {
    return this.page.evaluate(async () => {
      const read = await (await caches.open("reads")).keys();
      const snapshot = await caches.match("/sw/snapshot");
      const { apiBase = "", paths = {} } = (await snapshot?.json()) ?? {};
      const ahead = Object.values<string[]>(paths).flat();
      return [...read.map(({ url }) => url), ...ahead.map((path) => apiBase + path)];
    });
  }

  /** Names of all caches. */
  cacheNames(): Promise<string[]> {
    return this.page.evaluate(() => caches.keys());
  }

  /** Build of a part that the next page will start with. */
  activeBuild(part: string): Promise<string | undefined> {
    return this.page.evaluate(async (name) => {
      const state = await (await caches.open("state")).match("/sw/state");
      return state && (await state.json()).parts[name]?.active?.manifest.buildId;
    }, part);
  }

  /** Build of a part that this page runs. */
  pinnedBuild(part: string): Promise<string | undefined> {
    return this.page.evaluate((name) => {
      const boot = JSON.parse(document.getElementById("boot")?.textContent || "{}");
      return boot.pins?.[name]?.buildId;
    }, part);
  }

  /** Marks this document; the mark is gone when the page is reloaded. */
  async mark(): Promise<void> {
    await this.page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
  }

  isMarked(): Promise<boolean> {
    return this.page.evaluate(() => document.documentElement.hasAttribute("data-marked"));
  }

  /** Whether the shell is whole on the device: its page is cached last. */
  hasShell(): Promise<boolean> {
    return this.page.evaluate(async () =>
      Boolean(await caches.match("/app-shell.html", { ignoreSearch: true })),
    );
  }

  /** Waits until the site works without a server: shell and public part are whole, and something of the kind was warmed up. */
  async untilReady(savedRead: RegExp): Promise<void> {
    try {
      await expect.poll(() => this.activeBuild("public-mfe"), { timeout: 30_000 }).toBeTruthy();
      await expect.poll(async () => (await this.reads()).join("\n"), { timeout: 30_000 }).toMatch(savedRead);
      // It comes last, and a first visit that was cut may have left it out.
      await expect.poll(() => this.hasShell(), { timeout: 30_000 }).toBe(true);
    } catch (error) {
      throw new Error(`the worker has not got so far: ${await this.workerEvidence()}`, { cause: error });
    }
  }

  /** What tells a worker that waits from one that failed: its versions, its state, locks, and how full its caches are. */
  private workerEvidence(): Promise<string> {
    return this.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const names = await caches.keys();
      const evidence = {
        isRegistered: registration !== undefined,
        isRegistrationLoaded: performance
          .getEntriesByType("resource")
          .some(({ name }) => /\/assets\/register-/.test(name)),
        visibility: document.visibilityState,
        versions: [registration?.installing, registration?.waiting, registration?.active].map(
          (worker) => worker?.state,
        ),
        isControlled: navigator.serviceWorker.controller !== null,
        state: await (await caches.match("/sw/state"))?.json(),
        locks: await navigator.locks.query(),
        caches: await Promise.all(
          names.map(async (name) => [name, (await (await caches.open(name)).keys()).length]),
        ),
      };
      return JSON.stringify(evidence);
    });
  }

  /** Whether a worker is registered for the site. */
  hasWorker(): Promise<boolean> {
    return this.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);
  }
}
