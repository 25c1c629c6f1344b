import { outboxName } from "./channel.ts";

/** How often somebody who waits looks whether anybody sends at all, in milliseconds; twice in a row is believed. */
const lookMs = 2_000;

/**
 * Runs `work` while no other tab or worker does. The browser hands the lock on at once when its holder crashes; after
 * a crash of its own Chromium has been seen to leave all waiting with nobody holding it, so who waits looks, and
 * takes it then. Browsers without locks (before 2022) rely on the idempotency keys alone, which make the short time
 * of two senders harmless.
 *
 * @param deadline ends the wait; rejects with its reason
 */
export async function senderLock(work: () => Promise<void>, deadline?: AbortSignal): Promise<void> {
  if (!navigator.locks) return work();
  let working: Promise<void> | undefined;
  const begin = () => (working = work());
  const forsaken = new AbortController();
  let seenFree = 0;
  const watch = setInterval(() => {
    void isFree().then((free) => {
      seenFree = free ? seenFree + 1 : 0;
      if (seenFree > 1 && !working) forsaken.abort();
    });
  }, lookMs);
  try {
    const signal = deadline ? AbortSignal.any([forsaken.signal, deadline]) : forsaken.signal;
    await navigator.locks.request(outboxName, { signal }, begin);
  } catch (error) {
    // Taken over by somebody who saw nobody hold it: what was begun is finished.
    if (working) return await working;
    if (!forsaken.signal.aborted) throw error;
    await navigator.locks.request(outboxName, { steal: true }, begin);
  } finally {
    clearInterval(watch);
  }
}

async function isFree(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.every(({ name }) => name !== outboxName);
}
