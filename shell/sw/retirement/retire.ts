import { sharedPhotos } from "@ministry/contract";

declare const self: ServiceWorkerGlobalScope;

let retired = false;

/** Whether this worker was taken back: it answers nothing more and stores nothing more. */
export const isRetired = (): boolean => retired;

/**
 * The kill switch: the site goes on without a worker, from the network alone. Databases are left as they are: the
 * outbox's items are the user's, and so are photos that were shared and not saved yet. Open pages stay under a worker
 * that is unregistered, so that it lives on for as long as they do.
 */
export async function retire(): Promise<void> {
  retired = true;
  await self.registration.unregister();
  for (const key of await caches.keys()) if (key !== sharedPhotos.cache) await caches.delete(key);
}
