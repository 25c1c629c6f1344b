/**
 * Where the parts of a site are released to: a folder, or a bucket. Paths are relative to the site, with `/`, as
 * `deployFolder("", part)` has them.
 */
export interface ReleaseStore {
  /** The folder's path or the bucket's address, for messages. */
  readonly name: string;
  /** The file's bytes; `undefined` when there is none. */
  read(path: string): Promise<Buffer | undefined>;
  /** When the file was written last; `undefined` when there is none. */
  writtenAt(path: string): Promise<Date | undefined>;
  /** Replaces a file in one step: readers see the old bytes or the new ones. */
  write(path: string, content: string | Uint8Array): Promise<void>;
  /** Removes a file and what the store made of it; no error when there is none. */
  remove(path: string): Promise<void>;
  /** Names of the folders directly below a folder. */
  folders(path: string): Promise<string[]>;
  /**
   * Runs `work` while nobody else releases into this site.
   *
   * @param work gets a signal that is aborted when the lock was lost: it must not switch anything then
   * @throws Fault when the lock is not free in time
   */
  withLock<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}
