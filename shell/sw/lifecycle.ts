import { forgetOpenedPages } from "./navigation/opened-pages.ts";
import { forgetStartScreens } from "./navigation/start-screen.ts";
import type { FromWorker, ToWorker } from "../src/pwa/worker/messages.ts";
import { cachedImages } from "./cache/image-cache.ts";
import { openedDocuments } from "./cache/opened-documents.ts";
import { clearReads } from "./reads/reads.ts";

declare const self: ServiceWorkerGlobalScope;

/** Caches whose content may belong to a signed-in user. */
const privateCachePrefix = "private:";

/** Sends a message to every open page of the site. */
export async function broadcast(message: FromWorker): Promise<void> {
  for (const page of await self.clients.matchAll({ type: "window", includeUncontrolled: true }))
    page.postMessage(message);
}

/** After sign-out nothing of the admin's stays readable (the public copies may stay: anybody can read them). */
export async function clearPrivateCaches(): Promise<void> {
  for (const key of await caches.keys()) if (key.startsWith(privateCachePrefix)) await caches.delete(key);
}

/** Removes what was cached of a kind; the portal's own files and the outbox are no copies and stay. */
export async function clearSaved(what: Extract<ToWorker, { type: "clear" }>["what"]): Promise<void> {
  if (what === "reads" || what === "everything")
    await Promise.all([clearReads(), forgetOpenedPages(), forgetStartScreens()]);
  if (what === "images" || what === "everything") await cachedImages.clear();
  if (what === "opened" || what === "everything") await openedDocuments.clear();
}
