import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { holdLease } from "../../jobs/hold-lease.ts";
import { createJobLoop } from "../../jobs/job-loop.ts";
import { contentTypeOf, variantKey } from "../../storage/keys.ts";
import type { ObjectStore } from "../../storage/object-store.ts";
import type { ImagePool } from "../worker/image-pool.ts";

/** One smaller copy of an image, as stored. */
export interface MadeVariant {
  /** Flat name, `<24 hex>-<width>.<webp|avif>`. */
  key: string;
  width: number;
  height: number;
  format: "webp" | "avif";
  bytes: number;
}

/**
 * What is left to do, stored in the database so that a restart, or another server, goes on with it.
 * Implemented by a repository: an image's row is the job.
 */
export interface VariantJobs {
  /**
   * Claims the oldest image without variants for `leaseMs` and returns its reference; `undefined` when nothing is
   * due. An image whose lease ran out is due again; one that failed is due again after a backoff, at most a day.
   */
  take(leaseMs: number): Promise<string | undefined>;
  /** Holds a claimed image for another `leaseMs` from now. */
  renewLease(reference: string, leaseMs: number): Promise<void>;
  /** Records the variants (none for a small image) and bumps the versions of the answers that show the image. */
  done(reference: string, variants: MadeVariant[]): Promise<void>;
  /** Counts a failed attempt and puts the next one off. */
  failed(reference: string, reason: string): Promise<void>;
  /** How many images still wait, and how many of them failed before; for the metrics. */
  waiting(): Promise<{ due: number; failing: number }>;
}

export interface VariantRunnerOptions {
  jobs: VariantJobs;
  store: ObjectStore;
  pool: ImagePool;
  tempDir: string;
  /** Called on every failure; the image then shows its original. */
  onFailure: (reference: string | undefined, error: unknown) => void;
  /** How often to look for work nobody announced, in milliseconds; 10 s by default. */
  pollMs?: number;
  /**
   * How long an image is this server's alone without being claimed again, in milliseconds; 20 s by default. Short,
   * because the image of a server that crashed waits for it to run out.
   */
  leaseMs?: number;
}

export interface VariantRunner {
  /** Starts with whatever a former run left. */
  start(): void;
  /** Says that an image was just recorded; call it after the row's transaction. */
  wake(): void;
  /** Resolves when nothing is due any more, or the runner stopped. */
  settled(): Promise<void>;
  /** Gives up the image at hand (its lease runs out) and takes no more. */
  stop(): Promise<void>;
}

/** Makes the smaller copies of stored images off the requests' path, one image after the other. */
export function createVariantRunner(options: VariantRunnerOptions): VariantRunner {
  const { jobs, onFailure, pollMs = 10_000, leaseMs = 20_000 } = options;
  const ending = new AbortController();

  async function work(reference: string): Promise<void> {
    try {
      const variants = await holdLease(
        () => jobs.renewLease(reference, leaseMs),
        leaseMs / 4,
        () => makeStored(reference, options, ending.signal),
      );
      await jobs.done(reference, variants);
    } catch (error) {
      if (ending.signal.aborted) return;
      onFailure(reference, error);
      await jobs.failed(reference, error instanceof Error ? error.message : String(error));
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

async function makeStored(
  reference: string,
  { store, pool, tempDir }: Pick<VariantRunnerOptions, "store" | "pool" | "tempDir">,
  signal: AbortSignal,
): Promise<MadeVariant[]> {
  const original = await store.get(reference);
  if (!original) throw new Error("the original is not in the store");
  await mkdir(tempDir, { recursive: true });
  const folder = await mkdtemp(join(tempDir, "variants-"));
  try {
    const source = join(folder, "original");
    await pipeline(original.stream, createWriteStream(source));
    const files = await pool.variants(source, folder, reference.slice(0, 24), signal);
    return await Promise.all(
      files.map(async ({ path, ...variant }) => {
        const key = variantKey(reference, variant.width, variant.format);
        await store.put(key, { path }, { contentType: contentTypeOf(key) });
        return { key, ...variant };
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
