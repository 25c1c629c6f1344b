import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isDatabaseDown } from "../database/engines/failures.ts";
import { databaseDown, Problem } from "../lib/problems.ts";
import { TimedOut } from "../lib/within.ts";
import { type CurrentVersions, type Topic } from "../database/versions.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const worthCompressing = 512;

/** A serialised answer, made once per version of what it shows. */
export class ReadyAnswer {
  readonly etag: string;
  private brotliForm: Promise<Buffer> | undefined;
  private gzipForm: Promise<Buffer> | undefined;

  constructor(readonly plain: Buffer) {
    // Weak: the same tag stands for the plain and the compressed forms.
    this.etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  }

  /** The body in the best form the client takes, made on first demand. */
  async encoded(accepts: string): Promise<{ body: Buffer; encoding?: "br" | "gzip" }> {
    if (this.plain.length < worthCompressing) return { body: this.plain };
    if (/\bbr\b/.test(accepts)) {
      this.brotliForm ??= brotli(this.plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: this.plain.length > 1_000_000 ? 4 : 7,
          [constants.BROTLI_PARAM_SIZE_HINT]: this.plain.length,
        },
      });
      return { body: await this.brotliForm, encoding: "br" };
    }
    if (/\bgzip\b/.test(accepts)) {
      this.gzipForm ??= gzipped(this.plain);
      return { body: await this.gzipForm, encoding: "gzip" };
    }
    return { body: this.plain };
  }
}

/** Where an answer came from; `stale`: from memory, because the database could not be asked. */
export type CacheOutcome = "hit" | "made" | "stale";

export interface CachedAnswer {
  answer: ReadyAnswer;
  outcome: CacheOutcome;
}

/** A database that did not answer is left alone for so long, in milliseconds. */
const pauseMs = 1_000;

interface Entry {
  version: number;
  answer: Promise<ReadyAnswer>;
  bytes: number;
}

/** Answers by key, the one used last at the end; the oldest go when they are more than `maxBytes`. */
function entryStore(maxBytes: number) {
  const entries = new Map<string, Entry>();
  let held = 0;

  function drop(key: string): void {
    held -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function add(key: string, entry: Entry): void {
    drop(key);
    held += entry.bytes;
    entries.set(key, entry);
  }

  return {
    get: (key: string) => entries.get(key),
    /** Puts an entry at the young end: the oldest goes first. */
    add,
    /** Counts the bytes of an answer that was made, unless another one was begun meanwhile. */
    charge(key: string, entry: Entry, bytes: number): void {
      if (entries.get(key) !== entry) return;
      entry.bytes = bytes;
      held += bytes;
      for (const oldest of entries.keys()) {
        if (held <= maxBytes) break;
        drop(oldest);
      }
    },
    dropOwn(key: string, entry: Entry): void {
      if (entries.get(key) === entry) drop(key);
    },
    putBack(key: string, entry: Entry): void {
      if (!entries.has(key)) add(key, entry);
    },
  };
}

/** Asks for versions; `undefined` while the database can't be asked. It is not asked again for a second then. */
function versionReader(currentVersions: CurrentVersions) {
  let askAgainAt = 0;
  return async (topic: Topic, canServeOld: boolean): Promise<number | undefined> => {
    if (canServeOld && Date.now() < askAgainAt) return undefined;
    try {
      return (await currentVersions())[topic];
    } catch (error) {
      askAgainAt = Date.now() + pauseMs;
      if (!canServeOld)
        throw isDatabaseDown(error) || error instanceof TimedOut ? databaseDown(error) : error;
      return undefined;
    }
  };
}

/**
 * Public answers, cached ready to send. What makes them old is a version in the database, raised in the transaction
 * of every write, so that they are right with any number of servers (`versions.ts`).
 */
export function answerCache(currentVersions: CurrentVersions, maxBytes = 64 * 1024 * 1024) {
  const entries = entryStore(maxBytes);
  const versionOf = versionReader(currentVersions);

  async function made(
    key: string,
    version: number,
    make: () => Promise<unknown>,
    former: Entry | undefined,
  ): Promise<CachedAnswer> {
    const answer = make().then((value) => new ReadyAnswer(Buffer.from(JSON.stringify(value))));
    const entry: Entry = { version, answer, bytes: 0 };
    entries.add(key, entry);
    try {
      const ready = await answer;
      entries.charge(key, entry, ready.plain.length * 1.5 + 500);
      return { answer: ready, outcome: "made" };
    } catch (error) {
      entries.dropOwn(key, entry);
      if (!former || !hasAnswer(former) || !isPassing(error)) throw error;
      // The database went away between the question and the answer.
      entries.putBack(key, former);
      return { answer: await former.answer, outcome: "stale" };
    }
  }

  return {
    /**
     * The answer under `key` at the present version of `topic`, made by `make` when it is not there. While the
     * database does not answer, the last one that was made, whatever its version.
     *
     * @throws Problem 503 when the database does not answer and nothing was made before
     */
    async get(topic: Topic, key: string, make: () => Promise<unknown>): Promise<CachedAnswer> {
      const version = await versionOf(topic, hasAnswer(entries.get(key)));
      // Looked up again: others may have begun to make it meanwhile.
      const found = entries.get(key);
      if (version === undefined && !found) throw databaseDown();
      if (found && (version === undefined || found.version === version)) {
        entries.add(key, found);
        return { answer: await found.answer, outcome: version === undefined ? "stale" : "hit" };
      }
      return made(key, version ?? 0, make, found);
    },
  };
}

/** True once the answer was made; before that it may still fail. */
const hasAnswer = (entry: Entry | undefined) => entry !== undefined && entry.bytes > 0;

/** The record is there as far as anybody knows; only the database can't be read now. */
const isPassing = (error: unknown) =>
  error instanceof Problem ? error.statusCode === 503 : isDatabaseDown(error) || error instanceof TimedOut;

export type AnswerCache = ReturnType<typeof answerCache>;
