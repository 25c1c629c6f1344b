import {
  addressIn,
  otherLanguages,
  spokenAt,
  type Language,
  type RemoteName,
  type SiteConfig,
} from "@ministry/contract";
import { cleanupOutdatedCaches, type PrecacheEntry } from "workbox-precaching";
import type { ToWorker } from "../src/pwa/worker/messages.ts";
import { answerImage } from "./media/images.ts";
import { cacheSeen } from "./reads/cache-seen.ts";
import { clearSaved, clearPrivateCaches, tellPages } from "./lifecycle.ts";
import { answerBeforeWhole } from "./navigation/before-whole.ts";
import { answerNavigation, saveStartScreens } from "./navigation/navigation.ts";
import { forgetOpenedPages, saveOpenPages, openedConfig } from "./navigation/opened-pages.ts";
import { isHeld } from "./navigation/hints.ts";
import { bootOf } from "./releases/sets/boot.ts";
import { answerPartFile } from "./releases/files/part-files.ts";
import { isLowData, lowDataSignal, setLowData } from "./network/low-data.ts";
import { addToVisit, countFetches, visitBytes } from "./network/visit-bytes.ts";
import {
  dropOldShellFiles,
  fillShellFiles,
  hasShellFiles,
  installShellFiles,
  isShellFile,
  listShellFiles,
  shellFile,
} from "./releases/shell/shell-files.ts";
import { isText, cacheTexts, cachedText, parted } from "./releases/shell/shell-texts.ts";
import { policyFor } from "./routing/policy.ts";
import { answerRead, refreshReads } from "./reads/reads.ts";
import { isSyncDue, markLanguage, markOpened, syncReleaseSets } from "./releases/release-sets.ts";
import {
  continuePublications,
  heldBook,
  removePublications,
  tellBook,
  wantPublications,
} from "./publications/save.ts";
import { answerDocument, answerSavedAddress } from "./publications/serve.ts";
import { isRetired, retire } from "./retirement/retire.ts";
import { isSharing, takeShared } from "./shared-photos.ts";
import { readState } from "./releases/sets/state.ts";
import { syncSnapshot } from "./snapshot/sync-snapshot.ts";
import type { GivenUp } from "./cache/make-room.ts";
import { bytesToFetch, picturesOfAll } from "./prefetch/prefetch-pictures.ts";
import { warmUp, type WarmUp } from "./prefetch/warm-up.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Of this script, as it is sent: `compose` puts the number in. Read at run time, or the build would work it out. */
const scriptBytes = Number(/^\d+$/.exec("worker-script-bytes")?.[0] ?? 0);

/** New builds are looked for when the page that was just opened has had the connection to itself for a while. */
const afterNavigationMs = 3_000;

// The shell's texts in other languages are for those who read them.
const [others, files] = parted(self.__WB_MANIFEST);
listShellFiles(files);
cleanupOutdatedCaches();
countFetches();

/** The addresses the decisions need; read once per life of the worker and again after each sync. */
let config: SiteConfig | undefined;
const configRead = loadConfig();

async function loadConfig(): Promise<void> {
  config = (await readState())?.config ?? (await openedConfig());
}

let syncing: Promise<void> | undefined;

/** A first visit asks for this more than once, for what its page had read arrives little by little. */
let firstSync: Promise<void> | undefined;

/** Brings the site onto this device unless all of it is there. */
async function syncUnlessHeld(language: Language): Promise<void> {
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

function sync({ asked = false, language }: Sync = {}): Promise<void> {
  const work = syncOnce(asked, language).finally(() => {
    if (syncing === work) syncing = undefined;
  });
  syncing = work;
  return work;
}

async function syncOnce(asked: boolean, language: Language | undefined): Promise<void> {
  if (!asked && (await isLowData()) && !(await isSyncDue())) return;
  const { retire: mustRetire, builds } = await syncReleaseSets(gaveUp, lowDataSignal(), language);
  if (mustRetire) return retire();
  await loadConfig();
  await fillShellFiles().catch((error: unknown) => console.warn("the shell is not whole", String(error)));
  await cacheTexts(others);
  await tellPages({ type: "builds-ready", builds });
  // A convenience: without it the next visit begins with the app shell.
  await saveStartScreens().catch((error: unknown) => console.warn("start page not saved", String(error)));
}

const isHeldHere = async (pathname: string): Promise<boolean> => {
  const state = await readState();
  return (
    state !== undefined &&
    isHeld(pathname, bootOf(state, spokenAt(pathname, state.config.languages).language)) &&
    (await hasShellFiles())
  );
};

const gaveUp = (what: GivenUp): Promise<void> => tellPages({ type: "space-made", gaveUp: what });

const warm = async (more: Omit<WarmUp, "config" | "gaveUp">): Promise<boolean> =>
  config !== undefined && warmUp({ config, gaveUp, ...more });

self.addEventListener("install", (event) => {
  // An update finds the site on this device. On a first visit nothing comes before the page being read.
  if (self.registration.active) void installShellFiles(event);
  else event.waitUntil(saveOpenPages().then(loadConfig));
  event.waitUntil(addToVisit(scriptBytes));
});

self.addEventListener("activate", (event) => {
  void dropOldShellFiles(event);
  event.waitUntil(self.clients.claim());
});

self.addEventListener("message", (event) => {
  const [port] = event.ports;
  const page = event.source && "url" in event.source ? event.source.url : self.location.origin;
  event.waitUntil(
    handle(event.data as ToWorker, languageAt(page)).then((answer) => port?.postMessage(answer)),
  );
});

const languageAt = (url: string): Language =>
  spokenAt(new URL(url).pathname, config?.languages ?? otherLanguages).language;

async function handle(message: ToWorker, language: Language): Promise<unknown> {
  if (isRetired()) return;
  switch (message.type) {
    case "SKIP_WAITING":
      return self.skipWaiting();
    case "visit-bytes":
      return visitBytes();
    case "page-ready":
      await addToVisit(message.bytes ?? 0);
      // The answers and pictures of the page being read come before the builds.
      if (config) await saveSeen(message.urls, config);
      await syncUnlessHeld(language);
      return config && saveFirstPage(message.urls, config);
    case "check":
      return sync();
    case "warm-up":
      // The builds come first; the page itself has had its turn.
      await syncing;
      await syncUnlessHeld(language);
      if (!(await warm({ opened: message.opened })) || !(await isHeldHere(message.opened ?? "/"))) return;
      return forgetOpenedPages();
    case "offline-state":
      return {
        isWhole: await isHeldHere(addressIn(language, "/")),
        pictureBytes: config ? await bytesToFetch(await picturesOfAll(config)) : 0,
      };
    case "keep-pictures":
      return warm({ asked: "pictures" });
    case "low-data":
      return setLowData(message.on);
    case "part-opened":
      return opened(message.part);
    case "signed-out":
      return clearPrivateCaches();
    case "publications-save":
      return wantPublications(message.files, tellPages);
    case "publications-remove":
      return removePublications(message.urls, tellPages);
    case "publications-continue":
      await tellBook(await heldBook(), tellPages);
      return continuePublications(tellPages);
    case "refresh":
      await sync({ asked: true });
      return refreshAll();
    case "clear":
      return clearSaved(message.what);
    case "retire":
      return retire();
  }
}

/** Visitors' pages are downloaded anyway. An officer's part is wanted as soon as it was opened, low data or not. */
async function opened(part: RemoteName): Promise<void> {
  if (part === "public-mfe") return void (await markOpened(part));
  if (!(await readState())) await sync({ asked: true });
  if (await markOpened(part)) await sync({ asked: true });
}

/** What the page showed before there was a worker, and the pictures of the record it is about. */
async function saveFirstPage(urls: string[], known: SiteConfig): Promise<void> {
  await saveSeen(urls, known);
  for (const opened of urls.filter(isRecord)) await warm({ opened });
}

const saveSeen = (urls: string[], known: SiteConfig): Promise<void> =>
  cacheSeen(urls, { siteOrigin: self.location.origin, config: known, tell: tellPages });

/** @returns whether the API answered */
async function refreshAll(): Promise<boolean> {
  const startedAt = new Date().toISOString();
  const outcome =
    config &&
    (await syncSnapshot(config.apiBase, gaveUp, { always: true, asked: true }).catch(() => undefined));
  const isAnswered = await refreshReads(tellPages, outcome === "current" ? startedAt : "");
  return isAnswered && (outcome !== undefined || !config);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (isSharing(request)) return event.respondWith(takeShared(request));
  if (isRetired()) return;
  // Known at once to be none of the worker's business: the browser goes on as if there were no worker.
  if (config ? policyOf(request, config) === "network-only" : isPrivate(request)) return;
  event.respondWith(answer(event));
});

async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  await configRead;
  switch (config ? policyOf(request, config) : "network-only") {
    case "shell":
      waitUntil(addToVisit(0));
      waitUntil(
        markLanguage(languageAt(request.url))
          .then(() => later(afterNavigationMs))
          .then(() => sync()),
      );
      return answerNavigation(request, waitUntil);
    case "precached":
      return (await shellFile(request.url)) ?? (await cachedText(request)) ?? fetch(request);
    case "part-file":
      return answerPartFile(request);
    case "read":
      // The pictures of a record that was opened: once the page has shown it.
      if (isRecord(request.url))
        waitUntil(later(afterNavigationMs).then(() => warm({ opened: request.url })));
      return answerRead({ request, waitUntil, tell: tellPages });
    case "image":
      return answerImage({ request, waitUntil, tell: tellPages });
    case "publication":
      return answerDocument(request, waitUntil);
    case "saved-address":
      return answerSavedAddress(request, config?.storageBase ?? "", waitUntil);
    default:
      return request.mode === "navigate" && !config ? answerBeforeWhole(request, waitUntil) : fetch(request);
  }
}

/** The call that reads one project or event, by its path in the contract (sic). */
const isRecord = (url: string): boolean => /Singal\/[^/]+\/[0-9a-f]{24}$/.test(url);

const isPrivate = ({ method, headers }: Request): boolean => method !== "GET" || headers.has("authorization");

const policyOf = (request: Request, known: SiteConfig) =>
  policyFor({
    method: request.method,
    mode: request.mode,
    destination: request.destination,
    url: new URL(request.url),
    authorized: request.headers.has("authorization"),
    precached: isShellFile(request.url) || isText(others, request.url),
    siteOrigin: self.location.origin,
    config: known,
  });

const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
