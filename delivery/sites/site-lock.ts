import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { lock } from "proper-lockfile";
import { Fault } from "../lib/fault.ts";

/** A holder that was killed lets go after this long without a sign of life. */
const staleMs = 10_000;
const askAgainMs = 50;

/**
 * Runs `work` while nobody else releases into this site or composes it, on this machine or on another one that
 * shares the folder.
 *
 * @param work gets a signal that is aborted when the lock was lost, because this process was held up for longer than
 *   `staleMs`: it must not switch anything then
 * @throws Fault when the lock is not free within `waitMs` milliseconds
 */
export async function withSiteLock<T>(
  sitesDir: string,
  work: (signal: AbortSignal) => Promise<T>,
  waitMs = 120_000,
): Promise<T> {
  await mkdir(sitesDir, { recursive: true });
  const lost = new AbortController();
  const release = await lock(sitesDir, {
    lockfilePath: join(sitesDir, ".lock"),
    stale: staleMs,
    retries: {
      retries: Math.ceil(waitMs / askAgainMs),
      factor: 1,
      minTimeout: askAgainMs,
      maxTimeout: askAgainMs,
    },
    onCompromised: () =>
      lost.abort(new Fault(`${sitesDir}: the lock was lost to another process; nothing was switched.`)),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ELOCKED") throw error;
    throw new Fault(
      `${sitesDir}: another release or composition has been running for ${Math.round(waitMs / 1000)} s. Try again later.`,
    );
  });
  try {
    return await work(lost.signal);
  } finally {
    await release().catch(() => undefined);
  }
}
