import type { SiteConfig } from "@ministry/delivery/contract";
import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precache,
  type PrecacheEntry,
} from "workbox-precaching";
import type { ToWorker } from "../src/pwa/messages.ts";
import { answerImage } from "./images.ts";
import { keepSeen } from "./keep-seen.ts";
import { clearKept, clearPrivateCaches, retire, tellPages } from "./lifecycle.ts";
import { answerNavigation, keepNavigations } from "./navigation.ts";
import { answerPartFile } from "./part-files.ts";
import { policyFor } from "./policy.ts";
import { answerRead, refreshReads } from "./reads.ts";
import { markOpened, syncReleaseSets } from "./release-sets.ts";
import { continuePublications, removePublications, tellBook, wantPublications } from "./publications/keep.ts";
import { readBook } from "./publications/book.ts";
import { answerDocument, answerKeptAddress } from "./publications/serve.ts";
import { isSharing, takeShared } from "./shared-photos.ts";
import { readState } from "./state.ts";
import { warmUp } from "./warm-up.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** New builds are looked for when the page that was just opened has had the line to itself for a while. */
const afterNavigationMs = 3_000;

precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();

/** The addresses the decisions need; read once per life of the worker and again after each sync. */
let config: SiteConfig | undefined;
const configRead = loadConfig();

async function loadConfig(): Promise<void> {
  config = (await readState())?.config;
}

let syncing: Promise<void> | undefined;

function sync(): Promise<void> {
  const work = syncOnce().finally(() => {
    if (syncing === work) syncing = undefined;
  });
  syncing = work;
  return work;
}

async function syncOnce(): Promise<void> {
  const { retire: mustRetire, builds } = await syncReleaseSets((gaveUp) =>
    tellPages({ type: "space-made", gaveUp }),
  );
  if (mustRetire) return retire();
  await loadConfig();
  await tellPages({ type: "builds-ready", builds });
  // A convenience: without it the next visit begins with the app shell.
  await keepNavigations().catch((error: unknown) => console.warn("start page not kept", String(error)));
}

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const [port] = event.ports;
  event.waitUntil(handle(event.data as ToWorker).then((answer) => port?.postMessage(answer)));
});

async function handle(message: ToWorker): Promise<unknown> {
  switch (message.type) {
    case "SKIP_WAITING":
      return self.skipWaiting();
    case "page-ready":
      await sync();
      return config && keepSeen(message.urls, { siteOrigin: self.location.origin, config, tell: tellPages });
    case "check":
      return sync();
    case "warm-up":
      // The builds come first; the page itself has had its turn.
      await (syncing ?? (config ? undefined : sync()));
      return config && warmUp(config);
    case "part-opened":
      // On a first visit the page may be faster than the first sync.
      if (!config) await sync();
      if (await markOpened(message.part)) await sync();
      return;
    case "signed-out":
      return clearPrivateCaches();
    case "publications-save":
      return wantPublications(message.files, tellPages);
    case "publications-remove":
      return removePublications(message.urls, tellPages);
    case "publications-continue":
      await tellBook(await readBook(), tellPages);
      return continuePublications(tellPages);
    case "refresh":
      await sync();
      return refreshReads(tellPages);
    case "clear":
      return clearKept(message.what);
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (isSharing(request)) return event.respondWith(takeShared(request));
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
      waitUntil(later(afterNavigationMs).then(sync));
      return answerNavigation(request);
    case "precached":
      return (await matchPrecache(request.url)) ?? fetch(request);
    case "part-file":
      return answerPartFile(request);
    case "read":
      return answerRead({ request, waitUntil, tell: tellPages });
    case "image":
      return answerImage({ request, waitUntil, tell: tellPages });
    case "publication":
      return answerDocument(request, waitUntil);
    case "kept-address":
      return answerKeptAddress(request, config?.storageBase ?? "", waitUntil);
    default:
      return fetch(request);
  }
}

const isPrivate = ({ method, headers }: Request): boolean => method !== "GET" || headers.has("authorization");

const policyOf = (request: Request, known: SiteConfig) =>
  policyFor({
    method: request.method,
    mode: request.mode,
    destination: request.destination,
    url: new URL(request.url),
    authorized: request.headers.has("authorization"),
    precached: getCacheKeyForURL(request.url) !== undefined,
    siteOrigin: self.location.origin,
    config: known,
  });

const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
