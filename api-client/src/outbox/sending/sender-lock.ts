import { outboxName } from "./channel.ts";

/** Poll interval while waiting for the lock, in ms. A lock found unheld twice in a row is taken over. */
const pollMs = 2_000;

/**
 * Runs `work` while no other tab or worker does. The browser hands the lock on at once when its holder crashes; after
 * a crash of its own Chromium has been seen to leave all waiting with nobody holding it, so a waiting tab polls, and
 * takes it then. Browsers without locks (before 2022) rely on the idempotency keys alone, which make the short time
 * of two senders harmless.
 *
 * @param deadline ends the wait; rejects with its reason
 */
export async function senderLock(work: () => Promise<void>, deadline?: AbortSignal): Promise<void> {
  if (!navigator.locks) return work();
  let working: Promise<void> | undefined;
  const begin = () => (working = work());
  const unheld = new AbortController();
  let timesUnheld = 0;
  const watch = setInterval(() => {
    void isUnheld().then((free) => {
      timesUnheld = free ? timesUnheld + 1 : 0;
      if (timesUnheld > 1 && !working) unheld.abort();
    });
  }, pollMs);
  try {
    const signal = deadline ? AbortSignal.any([unheld.signal, deadline]) : unheld.signal;
    await navigator.locks.request(outboxName, { signal }, begin);
  } catch (error) {
    // Taken over by a tab that found it unheld: the work begun is finished.
    if (working) return await working;
    if (!unheld.signal.aborted) throw error;
    await navigator.locks.request(outboxName, { steal: true }, begin);
  } finally {
    clearInterval(watch);
  }
}

async function isUnheld(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.every(({ name }) => name !== outboxName);
}
