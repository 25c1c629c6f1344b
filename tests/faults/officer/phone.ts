import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { KillableBrowser } from "../../support/devices/killable-browser.ts";

// The test runner keeps its hands off what workers ask for: they are to work as they do on a phone.
process.env.PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK = "1";

const viewport = { width: 360, height: 740 };
const closeWithinMs = 10_000;

/** A phone with the portal open: tabs can be closed, crash, or go down with the whole browser. */
export interface Phone {
  /** The tab in use; opened again when it was lost. */
  tab(): Promise<Page>;
  /** A further tab at this address. */
  another(url: string): Promise<Page>;
  /** Says that the tab is gone, without having noticed (crashes are not always told). */
  closeTab(): Promise<void>;
  crashTab(): Promise<void>;
  /** SIGKILL to the whole browser; only for phones with a browser of their own. */
  kill(): Promise<void>;
  /** How often tab or browser were lost. */
  readonly losses: number;
  /** Hears each time the screen says that something is saved. */
  onSaved: () => void;
  /** What went wrong in its pages by their own account, and what they could not fetch; the last of it. */
  readonly complaints: string[];
  remove(): Promise<void>;
}

interface Maker {
  context(): Promise<BrowserContext>;
  kill(): Promise<void>;
  remove(): Promise<void>;
}

/** A phone that was never at this site; it shares its browser with others and cannot be killed. */
export async function sharedPhone(browser: Browser): Promise<Phone> {
  const context = await newContext(browser);
  return phoneOf({
    context: () => Promise.resolve(context),
    kill: cannotBeKilled,
    remove: () => context.close(),
  });
}

const newContext = (browser: Browser) => browser.newContext({ viewport, reducedMotion: "reduce" });
const cannotBeKilled = () => Promise.reject(new Error("this phone shares its browser"));

/**
 * Phones that share a browser and were in use before: the site's files and its worker are there, and nothing that an
 * officer has left. A run with one spends its time on the saving instead of a first visit.
 *
 * @param emptyPage an address of the site that runs no script
 */
export function usedPhones(browser: () => Promise<Browser>, emptyPage: string): () => Promise<Phone> {
  let free: BrowserContext | undefined;
  return async () => {
    const context = free?.browser()?.isConnected() ? free : await newContext(await browser());
    free = undefined;
    return phoneOf({
      context: () => Promise.resolve(context),
      kill: cannotBeKilled,
      async remove() {
        const isEmptied = await emptied(context, emptyPage).catch(() => false);
        if (isEmptied) free = context;
        else await context.close();
      },
    });
  };
}

/** Closes all tabs and removes what an officer leaves on a phone; `false` when something holds on to it. */
async function emptied(context: BrowserContext, emptyPage: string): Promise<boolean> {
  const page = await context.newPage();
  await Promise.all(context.pages().map((tab) => tab !== page && close(tab)));
  if (context.pages().length > 1) return false;
  await page.goto(emptyPage);
  const isEmpty = await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    const removal = (name: string) =>
      new Promise<boolean>((resolve) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = () => resolve(true);
        request.onerror = () => resolve(false);
        // The worker closes what it has open when it hears of this; whoever does not, keeps the phone from being used.
        setTimeout(() => resolve(false), 3_000);
      });
    const removed = (await indexedDB.databases()).map(({ name = "" }) => removal(name));
    return (await Promise.all(removed)).every(Boolean);
  });
  await page.close();
  return isEmpty;
}

/** A phone with a browser process and a profile of its own. */
export async function killablePhone(): Promise<Phone> {
  const own = await KillableBrowser.create();
  let context: BrowserContext | undefined;
  return phoneOf({
    async context() {
      context ??= await restart(own);
      return context;
    },
    async kill() {
      context = undefined;
      await own.kill();
    },
    remove: () => own.remove(),
  });
}

/** Now and then the debugger does not get hold of a browser that wakes with work to do: then it is started again. */
async function restart(own: KillableBrowser, triesLeft = 2): Promise<BrowserContext> {
  try {
    return (await own.open(viewport, { timeoutMs: 15_000 })).context();
  } catch (error) {
    await own.kill();
    if (triesLeft === 0) throw error;
    return restart(own, triesLeft - 1);
  }
}

/** Whose screens a browser context shows; a phone that was in use before goes to the next officer. */
const phones = new WeakMap<BrowserContext, Phone>();

const mostComplaints = 60;

function hearComplaints(context: BrowserContext): void {
  const began = Date.now();
  const note = (text: string) => {
    const complaints = phones.get(context)?.complaints;
    complaints?.push(`${((Date.now() - began) / 1000).toFixed(1)} s  ${text}`);
    complaints?.splice(0, complaints.length - mostComplaints);
  };
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) note(message.text());
  });
  context.on("weberror", (error) => note(error.error().stack ?? error.error().message));
  context.on("requestfailed", (request) => note(`${request.failure()?.errorText} ${request.url()}`));
}

function phoneOf(maker: Maker): Phone {
  let page: Page | undefined;
  /** Who asks while a tab is being opened gets the same one: a phone has one in use. */
  let opening: Promise<Page> | undefined;
  let losses = 0;
  let gone = false;

  async function contextNow(): Promise<BrowserContext> {
    if (gone) throw new Error("this phone was put away");
    const context = await maker.context();
    const isPrepared = phones.has(context);
    phones.set(context, phone);
    if (isPrepared) return context;
    await context.exposeBinding("tellSaved", () => phones.get(context)?.onSaved());
    hearComplaints(context);
    // The tests' compiler marks functions by this name; pages that are handed one need it.
    await context.addInitScript("globalThis.__name = (marked) => marked;");
    await context.addInitScript(watchForSaved);
    return context;
  }

  async function open(): Promise<Page> {
    const opened = await (await contextNow()).newPage();
    await opened.setViewportSize(viewport);
    return opened;
  }

  const lose = () => {
    page = undefined;
    losses += 1;
  };

  const phone: Phone = {
    onSaved: () => undefined,
    complaints: [],
    get losses() {
      return losses;
    },
    async tab() {
      if (page && !page.isClosed()) return page;
      opening ??= open()
        .then((opened) => (page = opened))
        .finally(() => (opening = undefined));
      return opening;
    },
    async another(url) {
      const opened = await open();
      await opened.goto(url);
      return opened;
    },
    async closeTab() {
      const closing = page;
      lose();
      if (closing) await close(closing);
    },
    async crashTab() {
      const crashing = page;
      if (!crashing) return;
      const session = await crashing.context().newCDPSession(crashing);
      const crashed = crashing.waitForEvent("crash", { timeout: 5_000 }).catch(() => undefined);
      session.send("Page.crash").catch(() => undefined);
      await crashed;
      lose();
      await close(crashing);
    },
    async kill() {
      lose();
      await maker.kill();
    },
    async remove() {
      gone = true;
      await maker.remove();
    },
  };
  return phone;
}

/** A debugger's word to close is lost now and then, in the middle of a navigation: the tab then stays as one more. */
async function close(tab: Page): Promise<void> {
  await Promise.race([tab.close(), pause(closeWithinMs, undefined, { ref: false })]);
}

/** Runs in every page: tells when the screen calls something saved, the moment it stands there. */
function watchForSaved(): void {
  const said = /Saved on this device(?!, waiting)|created successfully|Photos (?:appended|uploaded)/;
  const tell = (globalThis as unknown as { tellSaved(): Promise<void> }).tellSaved;
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      const found = type === "characterData" ? [target] : [...addedNodes];
      if (found.some(({ textContent }) => said.test(textContent ?? ""))) return void tell();
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
