import { createApi } from "@ministry/api-client";
import { flushDrafts } from "../../../drafts/draft-writer.ts";
import { areDraftsLockable, countDrafts, removeDraftsOf } from "../../../drafts/draft-store.ts";
import {
  countShared,
  lockRemaining,
  lockShared,
  removeSharedOf,
} from "../../../pictures/inbox/shared-inbox.ts";
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
 * Rejects, with the session as it was, when shared photos could not be locked: they are in no other place.
 *
 * @returns once the device is cleared and the session has ended here; `answered` resolves with the server's answer
 */
export async function signOut(
  { host, outbox, sessions }: Portal,
  { discard }: { discard: boolean },
): Promise<{ answered: Promise<unknown> }> {
  const session = sessions.get();
  const owner = ownerOf(session);
  if (owner !== undefined) {
    await settled(discard ? removeDraftsOf(owner) : flushDrafts());
    const isDone = await done(discard ? removeSharedOf(owner) : lockShared(owner));
    if (!isDone && !discard) throw new Error("shared photos could not be locked");
    await settled(removeUnlockableCopies(owner));
  }
  const isInboxEmpty = await done(lockRemaining());
  // Before any screen says signed out: whoever reads that may close the tab at once.
  await settled(outbox.lock());
  // A client of its own: the session's token is gone before the call is on its way.
  const signedOut = createApi({ ...host.config, token: () => session?.token }).auth.signOut();
  sessions.end();
  // The worker empties the inbox with its caches, also of photos that another admin's key could not lock.
  if (isInboxEmpty) navigator.serviceWorker?.controller?.postMessage({ type: "signed-out" });
  showCount(0);
  return { answered: settled(signedOut) };
}

/** Copies of what was read go where no key of the server locks them. */
async function removeUnlockableCopies(owner: string): Promise<void> {
  if (!(await areDraftsLockable(owner))) await removeCopiesOf(owner);
}

/** A database that does not answer must keep nobody signed in. */
const storageTimeoutMs = 5000;

const settled = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), storageTimeoutMs)),
  ]);

/** Whether work succeeded in time, and did not say that something is left. */
const done = async (work: Promise<unknown>): Promise<boolean> =>
  (await settled(work.then((answer) => answer !== false))) ?? false;
