import { outboxName } from "./channel.ts";

/** Poll interval while waiting for the lock, in ms. A lock found unheld twice in a row is taken over. */
const pollMs = 2_000;

/**
 * Runs `work` while no other tab or worker does. The browser hands the lock on at once when its holder crashes; after
 * a crash of its own Chromium has been seen to leave all waiting with nobody holding it, so a waiting tab polls, and
 * takes it then. Browsers without locks (before 2022) rely on the idempotency keys alone, which make the short time
 * of two senders harmless.
 *
 * @param timeoutMs ends the wait: another has been sending all the while, and `work` is not begun
 */
export async function senderLock(work: () => Promise<void>, timeoutMs?: number): Promise<void> {
  if (!navigator.locks) return work();
  let working: Promise<void> | undefined;
  const begin = () => (working = work());
  // One signal for both ends of the wait: `AbortSignal.any` came with Chrome 116 and Safari 17.4.
  const waiting = new AbortController();
  let ended: "unheld" | "too long" | undefined;
  const endWait = (why: typeof ended) => {
    if (working || ended) return;
    ended = why;
    waiting.abort();
  };
  let timesUnheld = 0;
  const watch = setInterval(() => {
    void isUnheld().then((free) => {
      timesUnheld = free ? timesUnheld + 1 : 0;
      if (timesUnheld > 1) endWait("unheld");
    });
  }, pollMs);
  const timeout = timeoutMs === undefined ? undefined : setTimeout(() => endWait("too long"), timeoutMs);
  try {
    await navigator.locks.request(outboxName, { signal: waiting.signal }, begin);
  } catch (error) {
    // Taken over by a tab that found it unheld: the work begun is finished.
    if (working) return await working;
    if (ended === "too long") return;
    if (ended !== "unheld") throw error;
    await navigator.locks.request(outboxName, { steal: true }, begin);
  } finally {
    clearInterval(watch);
    clearTimeout(timeout);
  }
}

async function isUnheld(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.every(({ name }) => name !== outboxName);
}
