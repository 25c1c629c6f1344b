import type { SiteConfig } from "@ministry/contract";
import { cleanupOutdatedCaches } from "workbox-precaching";
import type { ToWorker, WorkFailed } from "../src/pwa/worker/messages.ts";
import { configRead, languageAt, loadConfig, shellTexts, siteConfig, sync, warm } from "./current-site.ts";
import { broadcast } from "./lifecycle.ts";
import { answerImage } from "./media/images.ts";
import { handleMessage } from "./handle-message.ts";
import { answerWithoutBuilds } from "./navigation/without-builds.ts";
import { answerNavigation } from "./navigation/navigation.ts";
import { saveOpenPages } from "./navigation/opened-pages.ts";
import { addToVisit, countFetches } from "./network/visit-bytes.ts";
import { answerDocument, answerSavedAddress } from "./publications/serve.ts";
import { answerRead } from "./reads/reads.ts";
import { answerPartFile } from "./releases/files/part-files.ts";
import { markLanguage } from "./releases/release-sets.ts";
import {
  dropOldShellFiles,
  installShellFiles,
  isShellFile,
  shellFile,
} from "./releases/shell/shell-files.ts";
import { cachedText, isText } from "./releases/shell/shell-texts.ts";
import { isRetired } from "./retirement/retire.ts";
import { isRecordRead, policyFor } from "./routing/policy.ts";
import { isSharing, takeShared } from "./shared-photos.ts";

declare const self: ServiceWorkerGlobalScope;

/** Of this script, as it is sent: `compose` puts the number in. Read at run time, or the build would work it out. */
const scriptBytes = Number(/^\d+$/.exec("worker-script-bytes")?.[0] ?? 0);

/** New builds are looked for when the page that was just opened has had the connection to itself for a while. */
const afterNavigationMs = 3_000;

cleanupOutdatedCaches();
countFetches();

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
    handleMessage(event.data as ToWorker, languageAt(page)).then(
      (answer) => port?.postMessage(answer),
      (error: unknown) => {
        port?.postMessage({ failed: String(error) } satisfies WorkFailed);
        throw error;
      },
    ),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (isSharing(request)) return event.respondWith(takeShared(request));
  if (isRetired()) return;
  // Known at once to be none of the worker's business: the browser goes on as if there were no worker.
  const config = siteConfig();
  if (config ? policyOf(request, config) === "network-only" : isPrivate(request)) return;
  event.respondWith(answer(event));
});

async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  await configRead;
  const config = siteConfig();
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
      if (isRecordRead(request.url))
        waitUntil(later(afterNavigationMs).then(() => warm({ opened: request.url })));
      return answerRead({ request, waitUntil, emit: broadcast });
    case "image":
      return answerImage({ request, waitUntil, emit: broadcast });
    case "publication":
      return answerDocument(request, waitUntil);
    case "saved-address":
      return answerSavedAddress(request, config?.storageBase ?? "", waitUntil);
    default:
      return request.mode === "navigate" && !config
        ? answerWithoutBuilds(request, waitUntil)
        : fetch(request);
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
    precached: isShellFile(request.url) || isText(shellTexts, request.url),
    siteOrigin: self.location.origin,
    config: known,
  });

const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
