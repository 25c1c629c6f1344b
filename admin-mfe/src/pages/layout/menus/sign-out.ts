import { createApi } from "@ministry/api-client";
import { flushDrafts } from "../../../drafts/draft-writer.ts";
import { areDraftsLockable, countDrafts, removeDraftsOf } from "../../../drafts/draft-store.ts";
import { countShared, lockShared, removeAllShared } from "../../../pictures/inbox/shared-inbox.ts";
import { showCount } from "../../../outbox/device/background.ts";
import { ownerOf, type Portal } from "../../../session/portal.tsx";
import { removeCopiesOf } from "../../../session/saved-reads/copies.ts";

/** An admin's work on this device beside the queue: unfinished forms, and photos shared and not saved yet. */
export async function draftsOnDevice(owner: string): Promise<{ count: number; areLockable: boolean }> {
  await settled(flushDrafts());
  const [drafts, shared, areLockable] = await Promise.all([
    countDrafts(owner).catch(() => 0),
    countShared(owner).catch(() => 0),
    areDraftsLockable(owner).catch(() => true),
  ]);
  return { count: drafts + (shared > 0 ? 1 : 0), areLockable };
}

/**
 * Ends the session here, online or offline, and on the server when it can be reached. Afterwards nothing of the admin's
 * is readable on the device: drafts, shared photos and what waits to be sent are locked until their owner signs in
 * again (or gone, with `discard`), and the worker is asked to clear its private caches.
 *
 * @returns once the device is cleared and the session has ended here; `answered` resolves with the server's answer
 */
export async function signOut(
  { host, outbox, sessions }: Portal,
  { discard }: { discard: boolean },
): Promise<{ answered: Promise<unknown> }> {
  const session = sessions.get();
  const owner = ownerOf(session);
  if (owner !== undefined) await settled(discard ? removeDraftsOf(owner) : lockWork(owner));
  if (owner !== undefined) await settled(removeUnlockableCopies(owner));
  // Before any screen says signed out: whoever reads that may close the tab at once.
  await settled(Promise.all([outbox.lock(), removeAllShared()]));
  // A client of its own: the session's token is gone before the call is on its way.
  const signedOut = createApi({ ...host.config, token: () => session?.token }).auth.signOut();
  sessions.end();
  navigator.serviceWorker?.controller?.postMessage({ type: "signed-out" });
  showCount(0);
  return { answered: settled(signedOut) };
}

/** Stores what is typed and shared under the owner's key while that is still here. */
async function lockWork(owner: string): Promise<void> {
  await flushDrafts();
  await lockShared(owner);
}

/** Copies of what was read go where no key of the server locks them. */
async function removeUnlockableCopies(owner: string): Promise<void> {
  if (!(await areDraftsLockable(owner))) await removeCopiesOf(owner);
}

/** A database that does not answer must keep nobody signed in. */
const storageTimeoutMs = 5000;

const settled = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, storageTimeoutMs)),
  ]);
