import { randomUUID } from "node:crypto";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { contentTypeOf, newKey } from "../../storage/keys.ts";
import type { ObjectStore } from "../../storage/object-store.ts";
import type { Scan } from "../antivirus.ts";
import { imageKind, readHead } from "../images/image-kind.ts";
import { notAnImage } from "../images/image-limits.ts";
import type { ImagePool } from "../worker/image-pool.ts";
import { emptyFile, tooLarge } from "../refusal.ts";

/** An image as it was stored: re-encoded, upright, without metadata. */
export interface StoredImage {
  /** Flat name, `<24 hex>.<jpg|webp|png>`: the reference the contract carries. */
  reference: string;
  contentType: string;
  bytes: number;
  width: number;
  height: number;
  /** Placeholder colour, `#rrggbb`. */
  color: string;
}

export interface ImageIntake {
  /**
   * Takes an uploaded image from a file on this machine (left where it is): decoded under limits in another
   * process, re-encoded and stored. Rejects with `FileRefusal` when it can't be taken; nothing is stored then.
   * File first, row second: the caller writes its row afterwards, an object without a row is collected later.
   */
  take(path: string): Promise<StoredImage>;
}

export interface ImageIntakeOptions {
  store: ObjectStore;
  pool: ImagePool;
  /** The installation's virus scanner, where it has one. */
  scan?: Scan | undefined;
  /** Folder for the re-encoded file until it is stored. */
  tempDir: string;
  /** Largest file taken, in bytes; 10 MiB by default (AMB-15). */
  maxBytes?: number;
}

export function createImageIntake(options: ImageIntakeOptions): ImageIntake {
  const { store, pool, scan, tempDir, maxBytes = 10 * 1024 * 1024 } = options;
  return {
    async take(path) {
      const { size } = await stat(path);
      if (size === 0) throw emptyFile();
      if (size > maxBytes) throw tooLarge(maxBytes);
      // Asked here as well, so that what is no picture at all does not queue up behind pictures.
      if (!imageKind(await readHead(path))) throw notAnImage();
      await scan?.(path);
      await mkdir(tempDir, { recursive: true });
      const prepared = join(tempDir, randomUUID());
      try {
        const { extension, width, height, color, bytes } = await pool.intake(path, prepared);
        const reference = newKey(extension);
        const contentType = contentTypeOf(reference);
        await store.put(reference, { path: prepared }, { contentType });
        return { reference, contentType, bytes, width, height, color };
      } finally {
        await rm(prepared, { force: true });
      }
    },
  };
}
