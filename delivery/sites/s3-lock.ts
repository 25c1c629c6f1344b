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
 * (`If-None-Match: *`), and taken over from a killed holder only while it is still that holder's (`If-Match`). For
 * stores that refuse or ignore the conditions it is read back, after a moment where somebody else may have written it.
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
  const body = Buffer.from(token);
  const headers = conditionFor(holder);
  const answer = await bucket.send("PUT", lockPath, { body, headers });
  if (answer.status === 404 && !holder) throw new Fault(`${bucket.name}: there is no such bucket.`);
  if (answer.status === notImplemented) await bucket.send("PUT", lockPath, { body });
  else if (!answer.ok) return false;
  // Whoever wrote it in the same moment has done so by then: the last one holds it.
  if (holder || answer.status === notImplemented) await pause(settlingMs);
  return (await holderOf(bucket))?.token === token;
}

interface Holder {
  token: string;
  ageMs: number;
  /** Names this very version of the lock; absent where the store sends none. */
  etag?: string;
}

const conditionFor = (holder: Holder | undefined): Record<string, string> =>
  !holder ? { "if-none-match": "*" } : holder.etag ? { "if-match": holder.etag } : {};

async function holderOf(bucket: Bucket): Promise<Holder | undefined> {
  const answer = await bucket.send("GET", lockPath);
  if (answer.status === 404) return undefined;
  const token = await answer.text();
  const written = Date.parse(answer.headers.get("last-modified") ?? "");
  const now = Date.parse(answer.headers.get("date") ?? "");
  const etag = answer.headers.get("etag");
  return { token, ageMs: Number.isNaN(now - written) ? 0 : now - written, ...(etag && { etag }) };
}
