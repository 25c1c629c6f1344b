import { randomInt, randomUUID } from "node:crypto";
import { type Db } from "../database/database.ts";
import { holdLease } from "../jobs/hold-lease.ts";
import { badKey, keyInUse, keyReused } from "../lib/problems.ts";
import { type ClaimedKey, idempotencyKeysRepository } from "../repositories/service/idempotency-keys.ts";

/** A write as the sender numbered it. */
export interface WriteCall {
  /** Whose key it is. Keys of different accounts never meet, but for work that was handed over. */
  actor: string;
  /** `Idempotency-Key`; without one the request is simply done. */
  key: string | undefined;
  /** Hash over what the request says: the same key with another is refused. */
  fingerprint: string;
}

export interface Outcome {
  status: number;
  body: object;
  /**
   * What identifies the result, where the answer can be rebuilt from it (`WriteWork.rebuild`); the whole body is
   * stored where it is left out.
   */
  result?: Record<string, unknown>;
  /** Runs after the commit, on the first time only; must not fail the request. */
  afterCommit?: () => void;
}

export interface WriteWork<Prepared> {
  /** What has to happen outside the transaction: decoding images, storing files. */
  prepare: () => Promise<Prepared>;
  /** Business rows, audit and cache version, on the transaction handed in. */
  commit: (tx: Db, prepared: Prepared) => Promise<Outcome>;
  /** Builds the answer of a request that was completed before, from the result it left; `undefined`: it is the result. */
  rebuild?: (db: Db, result: Record<string, unknown>) => Promise<object | undefined>;
}

export interface WriteAnswer {
  status: number;
  text: string;
  /** Receipt number of a request with a key. */
  receipt?: string;
  replayed: boolean;
}

/** How long a crashed server keeps a key to itself. */
const leaseMs = 30_000;
const renewEveryMs = 10_000;
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

function newReceipt(now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll("-", "");
  const tail = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `R${day}-${tail}`;
}

function checkKey(key: string | undefined): string | undefined {
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) throw badKey();
  return key;
}

/** Does each numbered write once, over several servers and crashes: claim, work, store the answer, replay. */
export function onceOnly(db: Db) {
  const keys = idempotencyKeysRepository(db);

  async function answerOfOther<P>(
    call: WriteCall & { key: string },
    work: WriteWork<P>,
  ): Promise<WriteAnswer> {
    const row = await keys.find(call.actor, call.key);
    if (row?.status == null) throw keyInUse();
    if (row.fingerprint !== call.fingerprint) throw keyReused();
    const { status, response, result } = row;
    const rebuilt = async () => (result && (await work.rebuild?.(db, result))) ?? result ?? {};
    const text = response ?? JSON.stringify(await rebuilt());
    return { status, text, receipt: row.receipt ?? "", replayed: true };
  }

  async function workOn<P>(claim: ClaimedKey, work: WriteWork<P>): Promise<WriteAnswer> {
    const prepared = await work.prepare();
    const receipt = newReceipt(new Date());
    const { status, text, afterCommit } = await db.transaction(async (tx) => {
      const outcome = await work.commit(tx, prepared);
      const { status, body, result = body as Record<string, unknown> } = outcome;
      const stored = await idempotencyKeysRepository(tx).complete(claim, { status, result, receipt });
      if (!stored) throw keyInUse();
      return { ...outcome, text: JSON.stringify(body) };
    });
    afterCommit?.();
    return { status, text, receipt, replayed: false };
  }

  return async function write<P>(call: WriteCall, work: WriteWork<P>): Promise<WriteAnswer> {
    const key = checkKey(call.key);
    if (key === undefined) {
      const prepared = await work.prepare();
      const outcome = await db.transaction((tx) => work.commit(tx, prepared));
      outcome.afterCommit?.();
      return { status: outcome.status, text: JSON.stringify(outcome.body), replayed: false };
    }
    const claim = { actor: call.actor, key, leaseToken: randomUUID() };
    if (!(await keys.claim(claim, call.fingerprint, leaseMs))) return answerOfOther({ ...call, key }, work);
    try {
      return await holdLease(
        () => keys.renew(claim, leaseMs),
        renewEveryMs,
        () => workOn(claim, work),
      );
    } catch (error) {
      await keys.release(claim).catch(() => undefined);
      throw error;
    }
  };
}

export type OnceOnly = ReturnType<typeof onceOnly>;
