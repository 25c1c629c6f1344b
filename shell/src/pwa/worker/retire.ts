import { sharedPhotos } from "@ministry/contract";
import type { SiteConfig } from "@ministry/contract";
import type { ToWorker } from "./messages.ts";

/**
 * The kill switch, asked for by the page itself: a worker that no longer works could not retire itself. Databases
 * are left alone, the outbox is the user's.
 */
export async function retireIfUnwanted(): Promise<void> {
  const answer = await fetch("/config.json", { cache: "no-cache" }).catch(() => undefined);
  if (!answer?.ok) return;
  // A captive portal answers with a page.
  const config = (await answer.json().catch(() => undefined)) as Partial<SiteConfig> | undefined;
  if (config?.serviceWorker === false) await retireWorker();
}

/** Unregisters every worker of the site and deletes what they cached. */
export async function retireWorker(): Promise<void> {
  // It lives on for as long as this page does, and would store what comes after.
  navigator.serviceWorker.controller?.postMessage({ type: "retire" } satisfies ToWorker);
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  // Shared photos are somebody's work until they are filed.
  for (const key of await caches.keys()) if (key !== sharedPhotos.cache) await caches.delete(key);
}
