import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Fault } from "../lib/fault.ts";
import type { Bucket } from "./s3-bucket.ts";

/** A holder that was killed lets go after this long without a sign of life, by the store's clock. */
const staleMs = 60_000;
const signEveryMs = 15_000;
const askAgainMs = 1_000;
const lockPath = ".lock";
/** What stores answer that know no conditions on writes, such as OpenStack Swift. */
const notImplemented = 501;
const settlingMs = 1_000;

/**
 * Runs `work` while nobody else releases into the bucket. The lock is an object that is made only where there is none
 * (`If-None-Match: *`). For stores that refuse or ignore the condition it is read back, after a moment where they
 * say so.
 *
 * @throws Fault when the lock is not free within `waitMs` milliseconds
 */
export async function withS3Lock<T>(
  bucket: Bucket,
  work: (signal: AbortSignal) => Promise<T>,
  waitMs = 120_000,
): Promise<T> {
  const token = randomUUID();
  const until = Date.now() + waitMs;
  while (!(await take(bucket, token))) {
    if (Date.now() > until)
      throw new Fault(
        `${bucket.name}: another release has been running for ${Math.round(waitMs / 1000)} s. Try again later.`,
      );
    await pause(askAgainMs);
  }
  const lost = new AbortController();
  const sign = async () => {
    const holder = await holderOf(bucket);
    if (holder?.token !== token)
      lost.abort(new Fault(`${bucket.name}: the lock was lost to another release; nothing was switched.`));
    else await bucket.send("PUT", lockPath, { body: Buffer.from(token) });
  };
  const signing = setInterval(() => void sign().catch((error: unknown) => lost.abort(error)), signEveryMs);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(signing);
    if (!lost.signal.aborted) await bucket.send("DELETE", lockPath).catch(() => undefined);
  }
}

async function take(bucket: Bucket, token: string): Promise<boolean> {
  const holder = await holderOf(bucket);
  if (holder && holder.ageMs < staleMs) return false;
  if (holder) await bucket.send("DELETE", lockPath);
  const body = Buffer.from(token);
  const answer = await bucket.send("PUT", lockPath, { body, headers: { "if-none-match": "*" } });
  if (answer.status === 404) throw new Fault(`${bucket.name}: there is no such bucket.`);
  if (answer.status === notImplemented) {
    await bucket.send("PUT", lockPath, { body });
    // Whoever wrote it in the same moment has done so by then: the last one holds it.
    await pause(settlingMs);
  } else if (!answer.ok) return false;
  return (await holderOf(bucket))?.token === token;
}

async function holderOf(bucket: Bucket): Promise<{ token: string; ageMs: number } | undefined> {
  const answer = await bucket.send("GET", lockPath);
  if (answer.status === 404) return undefined;
  const token = await answer.text();
  const written = Date.parse(answer.headers.get("last-modified") ?? "");
  const now = Date.parse(answer.headers.get("date") ?? "");
  return { token, ageMs: Number.isNaN(now - written) ? 0 : now - written };
}
