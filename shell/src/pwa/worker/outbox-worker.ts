import { outboxScope, outboxSyncTag, outboxWorkerUrl, type ToOutboxWorker } from "./messages.ts";

/** What Background Sync adds to a registration; the DOM's types do not know it yet. */
interface Syncing {
  sync?: { register(tag: string): Promise<void> };
}

let registered: Promise<ServiceWorkerRegistration> | undefined;

/** The outbox's worker: registered once per page, and looked at for a newer version. */
function registration(): Promise<ServiceWorkerRegistration> {
  registered ??= navigator.serviceWorker
    .register(outboxWorkerUrl, { scope: outboxScope, updateViaCache: "none" })
    .then((found) => {
      void found.update().catch(() => undefined);
      return found;
    })
    .catch((error: unknown) => {
      registered = undefined;
      throw error;
    });
  return registered;
}

async function prepare(): Promise<void> {
  await registration();
}

async function wake(): Promise<void> {
  const found: ServiceWorkerRegistration & Syncing = await registration();
  try {
    if (found.sync) return await found.sync.register(outboxSyncTag);
  } catch {
    // The person has forbidden it, or the worker is not active yet.
  }
  found.active?.postMessage({ type: "drain" } satisfies ToOutboxWorker);
}

async function notify(title: string, body: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const found = await registration();
  await found.showNotification(title, { body, tag: outboxSyncTag, icon: "/icon.svg" });
}

/** What the portal wants of its worker (`Host["background"]`). */
export const outboxWorker = { prepare, wake, notify };
