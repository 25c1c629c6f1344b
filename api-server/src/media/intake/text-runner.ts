import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { holdLease } from "../../jobs/hold-lease.ts";
import { createJobLoop, type JobLoop } from "../../jobs/job-loop.ts";
import type { ObjectStore } from "../../storage/object-store.ts";
import type { DocumentKind } from "../documents/document-kind.ts";
import { FileRefusal, type RefusalReason } from "../refusal.ts";
import type { DocumentText } from "../texts/document-text.ts";
import type { ImagePool } from "../worker/image-pool.ts";

/**
 * Which documents are still to be read, stored in the database so that a restart, or another server, goes on with it.
 * Implemented by a repository: what a published document's file lacks is the job.
 */
export interface TextJobs {
  /**
   * Claims a published document whose text was not read by the present reader, for `leaseMs`, and returns the key of its
   * file; `undefined` when nothing is due.
   */
  take(leaseMs: number): Promise<string | undefined>;
  /** Holds a claimed file for another `leaseMs` from now. */
  renewLease(key: string, leaseMs: number): Promise<void>;
  /** Stores the text, unless no published document names the file any more. */
  done(key: string, text: DocumentText): Promise<void>;
  /** The file itself can't be read: it is not tried again by this reader. */
  unreadable(key: string, reason: RefusalReason): Promise<void>;
  /** Something else went wrong: the next try is put off, and after some of them it is given up. */
  failed(key: string): Promise<void>;
}

export interface TextRunnerOptions {
  jobs: TextJobs;
  store: ObjectStore;
  pool: Pick<ImagePool, "text">;
  tempDir: string;
  /** Called on every failure; the document is then found by its title alone. */
  onFailure: (key: string | undefined, error: unknown) => void;
  /** How often to look for work nobody announced, in milliseconds; 10 s by default. */
  pollMs?: number;
  /** How long a document is this server's alone without being claimed again, in milliseconds; 20 s by default. */
  leaseMs?: number;
}

/** Reads the texts of published documents off the requests' path, one document after the other. */
export function createTextRunner(options: TextRunnerOptions): JobLoop {
  const { jobs, onFailure, pollMs = 10_000, leaseMs = 20_000 } = options;
  const ending = new AbortController();

  async function work(key: string): Promise<void> {
    try {
      const text = await holdLease(
        () => jobs.renewLease(key, leaseMs),
        leaseMs / 4,
        () => readStored(key, options, ending.signal),
      );
      await jobs.done(key, text);
    } catch (error) {
      if (ending.signal.aborted) return;
      onFailure(key, error);
      if (error instanceof FileRefusal) await jobs.unreadable(key, error.reason);
      else await jobs.failed(key);
    }
  }

  const loop = createJobLoop({
    take: () => jobs.take(leaseMs),
    work,
    onError: (error) => onFailure(undefined, error),
    pollMs,
  });

  return {
    ...loop,
    async stop() {
      ending.abort();
      await loop.stop();
    },
  };
}

async function readStored(
  key: string,
  { store, pool, tempDir }: Pick<TextRunnerOptions, "store" | "pool" | "tempDir">,
  signal: AbortSignal,
): Promise<DocumentText> {
  const original = await store.get(key);
  if (!original) throw new Error("the document is not in the store");
  await mkdir(tempDir, { recursive: true });
  const folder = await mkdtemp(join(tempDir, "text-"));
  try {
    const source = join(folder, "original");
    await pipeline(original.stream, createWriteStream(source));
    // The server chose the ending by the content.
    return await pool.text(source, key.slice(key.lastIndexOf(".") + 1) as DocumentKind, signal);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
