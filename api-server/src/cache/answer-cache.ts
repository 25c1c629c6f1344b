import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type CurrentVersions, type Topic } from "./versions.ts";

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

interface Entry {
  version: number;
  answer: Promise<ReadyAnswer>;
  bytes: number;
}

/**
 * Public answers, kept ready to send. What makes them old is a version in the database, raised in the transaction
 * of every write, so that they are right with any number of servers (`versions.ts`).
 */
export function answerCache(currentVersions: CurrentVersions, maxBytes = 64 * 1024 * 1024) {
  const entries = new Map<string, Entry>();
  let held = 0;

  function drop(key: string): void {
    held -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function keep(key: string, entry: Entry, bytes: number): void {
    if (entries.get(key) !== entry) return;
    entry.bytes = bytes;
    held += bytes;
    for (const oldest of entries.keys()) {
      if (held <= maxBytes) break;
      drop(oldest);
    }
  }

  return {
    /** The answer under `key` at the present version of `topic`, made by `make` when it is not there. */
    async get(topic: Topic, key: string, make: () => Promise<unknown>): Promise<ReadyAnswer> {
      const version = (await currentVersions())[topic];
      const found = entries.get(key);
      if (found?.version === version) {
        entries.delete(key); // to the young end: the oldest goes first
        entries.set(key, found);
        return found.answer;
      }
      if (found) drop(key);
      const answer = make().then((value) => new ReadyAnswer(Buffer.from(JSON.stringify(value))));
      const entry: Entry = { version, answer, bytes: 0 };
      entries.set(key, entry);
      try {
        const ready = await answer;
        keep(key, entry, ready.plain.length * 1.5 + 500);
        return ready;
      } catch (error) {
        if (entries.get(key) === entry) drop(key);
        throw error;
      }
    },
  };
}

export type AnswerCache = ReturnType<typeof answerCache>;
