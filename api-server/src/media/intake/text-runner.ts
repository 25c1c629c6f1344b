import type { JobLoop } from "../../jobs/job-loop.ts";
import type { DocumentKind } from "../documents/document-kind.ts";
import { FileRefusal, type RefusalReason } from "../refusal.ts";
import type { DocumentText } from "../texts/document-text.ts";
import type { ImagePool } from "../worker/image-pool.ts";
import { createStoredFileLoop, type StoredFileLoopOptions } from "./stored-file-loop.ts";

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

export interface TextRunnerOptions extends StoredFileLoopOptions {
  jobs: TextJobs;
  pool: Pick<ImagePool, "text">;
}

/**
 * Reads the texts of published documents off the requests' path, one document after the other; one that fails is found
 * by its title alone.
 */
export function createTextRunner({ jobs, pool, ...options }: TextRunnerOptions): JobLoop {
  const work = {
    ...jobs,
    // The server chose the ending by the content.
    make: (key: string, source: string, _folder: string, signal: AbortSignal) =>
      pool.text(source, key.slice(key.lastIndexOf(".") + 1) as DocumentKind, signal),
    failed: (key: string, error: unknown) =>
      error instanceof FileRefusal ? jobs.unreadable(key, error.reason) : jobs.failed(key),
  };
  return createStoredFileLoop(work, options);
}
