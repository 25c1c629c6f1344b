import type { OpenDatabase } from "../database/database.ts";
import type { FileStore } from "../files/files.ts";
import type { KeyStore } from "../database/keys.ts";
import type { RowCache } from "../database/row-cache.ts";

/** What the queue's store is made of, for those who read and write it. */
export interface StoreParts {
  database: OpenDatabase;
  keys: KeyStore;
  files: FileStore;
  cache: RowCache;
  /** Milliseconds since the epoch. */
  now: () => number;
}
