import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { holdLease } from "../../jobs/hold-lease.ts";
import { createJobLoop, type JobLoop } from "../../jobs/job-loop.ts";
import type { ObjectStore } from "../../storage/object-store.ts";

/** How a loop waits for work, and whom it tells of failures. */
export interface StoredFileLoopOptions {
  store: ObjectStore;
  tempDir: string;
  /** Called on every failure, with the file at hand where there was one. */
  onFailure: (key: string | undefined, error: unknown) => void;
  /** How often to look for work nobody announced, in milliseconds; 10 s by default. */
  pollMs?: number;
  /**
   * How long a file is this server's alone without being claimed again, in milliseconds; 20 s by default. Short,
   * because the file of a server that crashed waits for it to run out.
   */
  leaseMs?: number;
}

/** What is done with one stored file after the other. */
export interface StoredFileWork<Made> {
  /** Claims a file that is due; `undefined` when none is. */
  take(leaseMs: number): Promise<string | undefined>;
  /** Holds a claimed file for another `leaseMs` from now. */
  renewLease(key: string, leaseMs: number): Promise<void>;
  /** @param source the file, in `folder`, which is removed afterwards */
  make(key: string, source: string, folder: string, signal: AbortSignal): Promise<Made>;
  done(key: string, made: Made): Promise<void>;
  failed(key: string, error: unknown): Promise<void>;
}

/** Works on stored files off the requests' path, one after the other, each claimed for as long as it takes. */
export function createStoredFileLoop<Made>(
  { take, renewLease, make, done, failed }: StoredFileWork<Made>,
  { store, tempDir, onFailure, pollMs = 10_000, leaseMs = 20_000 }: StoredFileLoopOptions,
): JobLoop {
  const ending = new AbortController();

  async function work(key: string): Promise<void> {
    try {
      const made = await holdLease(
        () => renewLease(key, leaseMs),
        leaseMs / 4,
        () =>
          withStoredFile(key, { store, tempDir }, (source, folder) =>
            make(key, source, folder, ending.signal),
          ),
      );
      await done(key, made);
    } catch (error) {
      if (ending.signal.aborted) return;
      onFailure(key, error);
      await failed(key, error);
    }
  }

  const loop = createJobLoop({
    take: () => take(leaseMs),
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

/** Fetches a stored file into a folder of its own for as long as `use` takes. */
async function withStoredFile<Made>(
  key: string,
  { store, tempDir }: Pick<StoredFileLoopOptions, "store" | "tempDir">,
  use: (source: string, folder: string) => Promise<Made>,
): Promise<Made> {
  await mkdir(tempDir, { recursive: true });
  const folder = await mkdtemp(join(tempDir, "stored-"));
  try {
    // Opened last: nothing may fail between here and the pipeline, which closes the stream.
    const original = await store.get(key);
    if (!original) throw new Error("the original is not in the store");
    const source = join(folder, "original");
    await pipeline(original.stream, createWriteStream(source));
    return await use(source, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
