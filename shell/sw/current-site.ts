import { addressIn, otherLanguages, spokenAt, type Language, type SiteConfig } from "@ministry/contract";
import type { PrecacheEntry } from "workbox-precaching";
import type { EvictedKind } from "./cache/make-room.ts";
import { broadcast } from "./lifecycle.ts";
import { isHeld } from "./navigation/hints.ts";
import { saveStartScreens } from "./navigation/navigation.ts";
import { openedConfig } from "./navigation/opened-pages.ts";
import { isLowData, lowDataSignal } from "./network/low-data.ts";
import { warmUp, type WarmUp } from "./prefetch/warm-up.ts";
import { isSyncDue, syncReleaseSets } from "./releases/release-sets.ts";
import { bootOf } from "./releases/sets/boot.ts";
import { readState } from "./releases/sets/state.ts";
import { fillShellFiles, hasShellFiles, listShellFiles } from "./releases/shell/shell-files.ts";
import { cacheTexts, splitTextFiles } from "./releases/shell/shell-texts.ts";
import { retire } from "./retirement/retire.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

const [texts, files] = splitTextFiles(self.__WB_MANIFEST);
listShellFiles(files);
/** The shell's texts in other languages, which are for those who read them. */
export const shellTexts = texts;

/** The addresses the decisions need; read once per life of the worker and again after each sync. */
let config: SiteConfig | undefined;
/** Resolves when `siteConfig` is known for the first time. */
export const configRead = loadConfig();

/** What is known of the site; `undefined` before the first sync. */
export const siteConfig = (): SiteConfig | undefined => config;

/** Reads again what the device knows of the site. */
export async function loadConfig(): Promise<void> {
  config = (await readState())?.config ?? (await openedConfig());
}

let syncing: Promise<void> | undefined;

/** Resolves when no sync is under way. */
export const synced = async (): Promise<void> => syncing;

/** A first visit asks for this more than once, for what its page had read arrives little by little. */
let firstSync: Promise<void> | undefined;

/** Brings the site onto this device unless all of it is there. */
export async function syncUnlessHeld(language: Language): Promise<void> {
  if (await isHeldHere(addressIn(language, "/"))) return;
  firstSync ??= sync({ language }).finally(() => (firstSync = undefined));
  await firstSync;
}

interface Sync {
  /** The person wants it now, low data or not. */
  asked?: boolean;
  /** Of the page that was opened. */
  language?: Language | undefined;
}

/** Brings the builds, the shell's files and texts on this device up to date with the site's. */
export function sync({ asked = false, language }: Sync = {}): Promise<void> {
  const work = syncOnce(asked, language).finally(() => {
    if (syncing === work) syncing = undefined;
  });
  syncing = work;
  return work;
}

async function syncOnce(asked: boolean, language: Language | undefined): Promise<void> {
  if (!asked && (await isLowData()) && !(await isSyncDue())) return;
  const { retire: mustRetire, builds } = await syncReleaseSets(onEvicted, lowDataSignal(), language);
  if (mustRetire) return retire();
  await loadConfig();
  await fillShellFiles().catch((error: unknown) => console.warn("the shell is not whole", String(error)));
  await cacheTexts(shellTexts);
  await broadcast({ type: "builds-ready", builds });
  // A convenience: without it the next visit begins with the app shell.
  await saveStartScreens().catch((error: unknown) => console.warn("start page not saved", String(error)));
}

/** Whether all files of the page at an address, and the shell's, are on this device. */
export const isHeldHere = async (pathname: string): Promise<boolean> => {
  const state = await readState();
  return (
    state !== undefined &&
    isHeld(pathname, bootOf(state, spokenAt(pathname, state.config.languages).language)) &&
    (await hasShellFiles())
  );
};

/** Tells the pages what had to go because the device is full. */
export const onEvicted = (what: EvictedKind): Promise<void> =>
  broadcast({ type: "space-made", gaveUp: what });

/** Fetches ahead, once the site is known. */
export const warm = async (more: Omit<WarmUp, "config" | "onEvicted">): Promise<boolean> =>
  config !== undefined && warmUp({ config, onEvicted, ...more });

/** The language of the page at an address. */
export const languageAt = (url: string): Language =>
  spokenAt(new URL(url).pathname, config?.languages ?? otherLanguages).language;
