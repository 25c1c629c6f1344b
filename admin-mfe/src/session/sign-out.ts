import { createApi } from "@ministry/api-client";
import { countDrafts, removeAllDrafts } from "../forms/draft-store.ts";
import { countShared, removeAllShared } from "../forms/shared-inbox.ts";
import { showCount } from "../outbox/background.ts";
import type { Portal } from "./portal.tsx";

/** How much of the admin's work would go with a sign-out: unfinished forms, and photos shared and not saved yet. */
export async function draftsAtRisk(): Promise<number> {
  const [drafts, shared] = await Promise.all([countDrafts().catch(() => 0), countShared().catch(() => 0)]);
  return drafts + (shared > 0 ? 1 : 0);
}

/**
 * Ends the session here at once, with or without a line, and on the server when it can be reached. Afterwards
 * nothing of the admin's is readable on the device: drafts and shared photos go, what
 * waits to be sent is locked until its owner signs in again, and the worker is told to clear what it keeps.
 */
export async function signOut({ host, outbox, sessions }: Portal): Promise<void> {
  const token = sessions.get()?.token;
  // A client of its own: the session's token is gone before the call is on its way.
  const told = createApi({ ...host.config, token: () => token }).auth.signOut();
  sessions.end();
  navigator.serviceWorker?.controller?.postMessage({ type: "signed-out" });
  showCount(0);
  await Promise.allSettled([told, removeAllDrafts(), removeAllShared(), outbox.lock()]);
}
