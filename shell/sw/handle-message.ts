import { addressIn, type Language, type RemoteName } from "@ministry/contract";
import type { ToWorker } from "../src/pwa/worker/messages.ts";
import { onEvicted, isHeldHere, siteConfig, sync, synced, syncUnlessHeld, warm } from "./current-site.ts";
import { clearPrivateCaches, clearSaved, broadcast } from "./lifecycle.ts";
import { savePageScreen } from "./navigation/navigation.ts";
import { setLowData } from "./network/low-data.ts";
import { addToVisit, visitBytes } from "./network/visit-bytes.ts";
import { bytesToFetch, picturesOfAll } from "./prefetch/prefetch-pictures.ts";
import {
  continuePublications,
  indexWithoutEvicted,
  removePublications,
  broadcastSavedFiles,
  wantPublications,
} from "./publications/save.ts";
import { cacheSeen } from "./reads/cache-seen.ts";
import { refreshReads } from "./reads/reads.ts";
import { isRecordRead } from "./routing/policy.ts";
import { markOpened } from "./releases/release-sets.ts";
import { readState } from "./releases/sets/state.ts";
import { isRetired, retire } from "./retirement/retire.ts";
import { syncSnapshot } from "./snapshot/sync-snapshot.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * Does what a page asks for.
 *
 * @param language of that page
 * @returns the answer, when the work is done
 */
export async function handleMessage(message: ToWorker, language: Language): Promise<unknown> {
  if (isRetired()) return;
  switch (message.type) {
    case "SKIP_WAITING":
      return self.skipWaiting();
    case "visit-bytes":
      return visitBytes();
    case "page-ready":
      await addToVisit(message.bytes ?? 0);
      // The answers and pictures of the page being read come before the builds.
      await saveSeen(message.urls);
      await syncUnlessHeld(language);
      return saveFirstPage(message.urls);
    case "check":
      return sync();
    case "warm-up":
      // The builds come first; the page itself has had its turn.
      await synced();
      await syncUnlessHeld(language);
      if (!(await warm({ opened: message.opened })) || !message.opened) return;
      if (!(await isHeldHere(message.opened))) return;
      // A convenience: without it the next visit begins with the app shell.
      return savePageScreen(message.opened).catch((error: unknown) =>
        console.warn("page not saved", message.opened, String(error)),
      );
    case "offline-state":
      return {
        isWhole: await isHeldHere(addressIn(language, "/")),
        pictureBytes: await pictureBytes(),
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
      return wantPublications(message.files, broadcast);
    case "publications-remove":
      return removePublications(message.urls, broadcast);
    case "publications-continue":
      await broadcastSavedFiles(await indexWithoutEvicted(), broadcast);
      return continuePublications(broadcast);
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
async function saveFirstPage(urls: string[]): Promise<void> {
  await saveSeen(urls);
  for (const opened of urls.filter(isRecordRead)) await warm({ opened });
}

async function saveSeen(urls: string[]): Promise<void> {
  const config = siteConfig();
  if (config) await cacheSeen(urls, { siteOrigin: self.location.origin, config, emit: broadcast });
}

async function pictureBytes(): Promise<number> {
  const config = siteConfig();
  return config ? bytesToFetch(await picturesOfAll(config)) : 0;
}

/** @returns whether all texts on this device are the API's present ones */
async function refreshAll(): Promise<boolean> {
  const startedAt = new Date().toISOString();
  const config = siteConfig();
  const outcome =
    config &&
    (await syncSnapshot(config.apiBase, onEvicted, { always: true, asked: true }).catch(() => undefined));
  const areCurrent = await refreshReads(broadcast, outcome === "current" ? startedAt : "");
  // A server that knows no snapshots leaves it to the reads alone.
  return areCurrent && (!config || outcome === "current" || outcome === "unknown");
}
