import type { JobLoop } from "../../jobs/job-loop.ts";
import { contentTypeOf, variantKey } from "../../storage/keys.ts";
import type { ImagePool } from "../worker/image-pool.ts";
import { createStoredFileLoop, type StoredFileLoopOptions } from "./stored-file-loop.ts";

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

export interface VariantRunnerOptions extends StoredFileLoopOptions {
  jobs: VariantJobs;
  pool: ImagePool;
}

/**
 * Makes the smaller copies of stored images off the requests' path, one image after the other; one that fails shows its
 * original.
 */
export function createVariantRunner({ jobs, pool, ...options }: VariantRunnerOptions): JobLoop {
  const { store } = options;
  const make = async (reference: string, source: string, folder: string, signal: AbortSignal) => {
    const files = await pool.variants(source, folder, reference.slice(0, 24), signal);
    return Promise.all(
      files.map(async ({ path, ...variant }): Promise<MadeVariant> => {
        const key = variantKey(reference, variant.width, variant.format);
        await store.put(key, { path }, { contentType: contentTypeOf(key) });
        return { key, ...variant };
      }),
    );
  };
  const failed = (reference: string, error: unknown) =>
    jobs.failed(reference, error instanceof Error ? error.message : String(error));
  return createStoredFileLoop({ ...jobs, make, failed }, options);
}
