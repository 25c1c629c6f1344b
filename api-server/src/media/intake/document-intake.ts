import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { sha256Of } from "../../lib/sha256.ts";
import { contentTypeOf, newKey } from "../../storage/keys.ts";
import type { ObjectStore } from "../../storage/object-store.ts";
import { cleanFilename } from "../clean-filename.ts";
import type { Scan } from "../antivirus.ts";
import type { ImagePool } from "../worker/image-pool.ts";
import { emptyFile, tooLarge } from "../refusal.ts";

/** A document as it was stored, byte for byte. */
export interface StoredDocument {
  /** Flat name, `<24 hex>.<ext>`; the contract's `path` is `document/` before it. */
  key: string;
  /** Type by content, without parameters: the contract's `mimetype`. */
  contentType: string;
  bytes: number;
  /** SHA-256 of the content, in hex. */
  sha256: string;
  /** The sender's name for it, cleaned: no path, nothing invisible, at most 255 bytes, with a true ending. */
  filename: string;
}

export interface DocumentIntake {
  /**
   * Takes an uploaded document from a file on this machine (left where it is), known by its content (AMB-45);
   * the name only decides between csv and txt. Rejects with `FileRefusal` when it can't be taken.
   */
  take(path: string, filename: string): Promise<StoredDocument>;
}

export interface DocumentIntakeOptions {
  store: ObjectStore;
  /** Where the document is parsed: in a process of its own, under limits of time and memory. */
  pool: Pick<ImagePool, "document">;
  /** The installation's virus scanner, where it has one. */
  scan?: Scan | undefined;
  /** Largest file taken, in bytes; 50 MiB by default (AMB-45). */
  maxBytes?: number;
}

export function createDocumentIntake({
  store,
  pool,
  scan,
  maxBytes = 50 * 1024 * 1024,
}: DocumentIntakeOptions): DocumentIntake {
  return {
    async take(path, filename) {
      const { size } = await stat(path);
      if (size === 0) throw emptyFile();
      if (size > maxBytes) throw tooLarge(maxBytes);
      const extension = await pool.document(path, filename);
      await scan?.(path);
      const key = newKey(extension);
      const contentType = contentTypeOf(key);
      const sha256 = await sha256Of(createReadStream(path));
      await store.put(key, { path }, { contentType });
      const [plainType = contentType] = contentType.split(";");
      return {
        key,
        contentType: plainType,
        bytes: size,
        sha256,
        filename: cleanFilename(filename, extension),
      };
    },
  };
}
