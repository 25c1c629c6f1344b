import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzipSync } from "node:zlib";

/** A file in memory with all its forms, as it stood when it was last changed. */
export interface StoredFile {
  plain: Buffer;
  /** Forms made when the file was; absent where they would not be smaller. */
  br?: Buffer;
  gzip?: Buffer;
  /** Hash of the plain bytes. */
  etag: string;
}

export interface FileStoreOptions {
  /** What is held in memory at most; the files asked for longest ago go first. */
  maxBytes?: number;
  /** For this long a file in memory is taken for the one on disk. */
  recheckMs?: number;
}

/**
 * Reads files and holds them in memory until they change on disk. A release replaces files while the server runs;
 * a form that is not of the same release as the plain file is left out.
 */
export function fileStore({ maxBytes = 64 * 1024 * 1024, recheckMs = 0 }: FileStoreOptions = {}) {
  const held = new Map<string, { version: string; file: StoredFile; bytes: number; checkedAt: number }>();
  let heldBytes = 0;

  return {
    /** The file at `path`; `undefined` when there is none. */
    async read(path: string): Promise<StoredFile | undefined> {
      const known = held.get(path);
      if (known) {
        // To the end of the order in which files leave the memory.
        held.delete(path);
        held.set(path, known);
      }
      const checkedAt = Date.now();
      if (known && checkedAt - known.checkedAt < recheckMs) return known.file;
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      const version = `${found.mtimeMs}:${found.size}:${found.ino}`;
      if (known?.version === version) {
        known.checkedAt = checkedAt;
        return known.file;
      }

      const file = await load(path);
      const bytes = file.plain.length + (file.br?.length ?? 0) + (file.gzip?.length ?? 0);
      heldBytes += bytes - (held.get(path)?.bytes ?? 0);
      held.delete(path);
      held.set(path, { version, file, bytes, checkedAt });
      for (const [oldest, { bytes: freed }] of held) {
        if (heldBytes <= maxBytes) break;
        held.delete(oldest);
        heldBytes -= freed;
      }
      return file;
    },
  };
}

/**
 * A file that is made while the server runs.
 *
 * @param quality of the compression; 11, the best, takes some tenths of a second and is for what is made once
 */
export async function storedText(text: string | Uint8Array, quality = 5): Promise<StoredFile> {
  const plain = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const br = await promisify(brotliCompress)(plain, { params });
  let zipped: Buffer | undefined;
  return {
    plain,
    br,
    /** Made when it is first asked for: browsers without brotli, and all of them without TLS, are few. */
    get gzip() {
      return (zipped ??= gzipSync(plain));
    },
    etag: etagOf(plain),
  };
}

export type FileStore = ReturnType<typeof fileStore>;

async function load(path: string): Promise<StoredFile> {
  const plain = await readFile(path);
  const [br, gzip] = await Promise.all([
    formOf(plain, `${path}.br`, promisify(brotliDecompress)),
    formOf(plain, `${path}.gz`, promisify(gunzip)),
  ]);
  return {
    plain,
    ...(br ? { br } : {}),
    ...(gzip ? { gzip } : {}),
    etag: etagOf(plain),
  };
}

/** The name of a version of a file, as `versionOf` of the contract tells it too. */
export const etagOf = (plain: Buffer): string =>
  createHash("sha256").update(plain).digest("base64url").slice(0, 22);

/** The compressed form at `path` when it holds the very bytes of `plain`; an upload by hand may leave an older one. */
async function formOf(
  plain: Buffer,
  path: string,
  expand: (form: Buffer) => Promise<Buffer>,
): Promise<Buffer | undefined> {
  const form = await readFile(path).catch(() => undefined);
  if (!form) return undefined;
  const expanded = await expand(form).catch(() => undefined);
  return expanded?.equals(plain) ? form : undefined;
}
