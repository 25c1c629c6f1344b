import { type CurrentVersions } from "../database/versions.ts";
import { isDatabaseDown } from "../database/engines/failures.ts";
import { databaseDown } from "../lib/problems.ts";
import { TimedOut } from "../lib/within.ts";
import { type ServedFile } from "../repositories/files/served-files.ts";
import { type FileLookup } from "./file-routes.ts";
import { contentTypeOf, isKey } from "../storage/keys.ts";

/** Implemented by a repository. */
export interface ServedFileRows {
  findImage(key: string): Promise<ServedFile | undefined>;
  findDocument(key: string): Promise<ServedFile | undefined>;
}

interface Known {
  version: string;
  file: ServedFile | undefined;
}

const maxKnown = 50_000;

/**
 * Looks stored files up as the records show them, and remembers the answer until a record changes. While the database
 * does not answer, what was known last holds.
 */
export function servedFiles(rows: ServedFileRows, versions: CurrentVersions): FileLookup {
  const known = new Map<string, Known>();

  const ask = (key: string) =>
    contentTypeOf(key).startsWith("image/") ? rows.findImage(key) : rows.findDocument(key);

  function remember(key: string, entry: Known): void {
    known.delete(key);
    known.set(key, entry);
    const oldest = known.keys().next();
    if (known.size > maxKnown && !oldest.done) known.delete(oldest.value);
  }

  return {
    async find(key) {
      if (!isKey(key)) return undefined;
      const before = known.get(key);
      try {
        const { projects, events, documents } = await versions();
        const version = `${projects} ${events} ${documents}`;
        if (before?.version === version) return before.file;
        const file = await ask(key);
        remember(key, { version, file });
        return file;
      } catch (error) {
        if (!isDatabaseDown(error) && !(error instanceof TimedOut)) throw error;
        if (before) return before.file;
        throw databaseDown(error);
      }
    },
  };
}
