import type { Clock } from "./runner.ts";

/** Name of the lock and of the channel that all tabs and the worker share. */
export const outboxLock = "ministry-outbox";

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * One sender among all tabs and the worker. The browser hands the lock on at once when its holder crashes. Browsers
 * without locks (before 2022) rely on the idempotency keys alone.
 */
export async function browserLock(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(outboxLock, work);
}

/** Calls when something hints that sending may work now: only the API's own answer decides. */
export function onSignals(call: () => void): () => void {
  const visible = () => void (document.visibilityState === "visible" && call());
  window.addEventListener("online", call);
  document.addEventListener("visibilitychange", visible);
  return () => {
    window.removeEventListener("online", call);
    document.removeEventListener("visibilitychange", visible);
  };
}
