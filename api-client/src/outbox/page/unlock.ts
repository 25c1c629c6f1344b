import type { OutboxStore } from "../store/store.ts";

/** The first retry follows after this long, each further one after twice as long, up to the last. */
const firstRetryMs = 1000;
const lastRetryMs = 60_000;
/** A database that has not answered by then has failed: a sign-in must not wait for it. */
const storageTimeoutMs = 5000;

interface PendingKey {
  owner: string;
  queueKey: string | undefined;
}

/**
 * Stores the key that came with a sign-in, and goes on trying while the device refuses: the server hands it out once
 * a sign-in. It is in memory alone meanwhile.
 *
 * @param onChange called after each attempt
 */
export function unlocker(store: OutboxStore, onChange: () => void) {
  let pending: PendingKey | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  async function storeKey({ owner, queueKey }: PendingKey): Promise<void> {
    await store.keys.unlock(owner, queueKey);
    await store.releaseLocked(owner, Date.now());
  }

  /** Resolves with whether nothing is left to unlock. */
  async function attempt(): Promise<boolean> {
    clearTimeout(timer);
    const tried = pending;
    if (!tried) return true;
    try {
      await withTimeout(storeKey(tried));
      if (pending === tried) pending = undefined;
    } catch {
      failures += 1;
      const delayMs = Math.min(lastRetryMs, firstRetryMs * 2 ** (failures - 1));
      if (pending === tried) timer = setTimeout(() => void attempt(), delayMs);
    }
    onChange();
    return pending === undefined;
  }

  return {
    /** Whether a key has come that could not be stored yet. */
    hasFailed: () => pending !== undefined && failures > 0,
    start(owner: string, queueKey: string | undefined): Promise<boolean> {
      pending = { owner, queueKey };
      failures = 0;
      return attempt();
    },
    attempt,
    /** The owner has signed out. */
    stop(): void {
      clearTimeout(timer);
      pending = undefined;
    },
  };
}

function withTimeout(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the device did not store the key in time")), storageTimeoutMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
