import { outboxSyncTag, type ToOutboxWorker } from "../../src/pwa/worker/messages.ts";
import { announce, openQueue } from "./announce.ts";
import { drain } from "./drain.ts";
import { isUnwanted } from "../retirement/is-unwanted.ts";

declare const self: ServiceWorkerGlobalScope;

/** Background Sync, which the platform's types do not know yet. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

// No page is controlled by this worker: a new version may take over at once.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("sync", ((event: SyncEvent) => {
  if (event.tag === outboxSyncTag) event.waitUntil(onSync());
}) as EventListener);

self.addEventListener("message", (event) => {
  if ((event.data as ToOutboxWorker).type === "drain") event.waitUntil(drainAndTell());
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openQueue());
});

/** A failed sync is what makes the browser come back. */
async function onSync(): Promise<void> {
  if (await drainAndTell()) throw new Error("something is still to be sent");
}

/** Resolves with whether it is worth coming back. */
async function drainAndTell(): Promise<boolean> {
  if (await isUnwanted()) {
    await self.registration.unregister();
    return false;
  }
  const drained = await drain();
  await announce(drained);
  return drained.again;
}
