import { and, eq, inArray } from "drizzle-orm";
import { type Db } from "../database/database.ts";
import { type KnownFiles } from "../operations/orphans.ts";
import { type FileLookup } from "../storage/file-routes.ts";
import { documentFile, image, uploadPiece } from "./schema.ts";

/** What rows say about stored files: which are served, which are known at all. */
export const filesRepository = (db: Db): FileLookup & KnownFiles => ({
  async find(name) {
    const rows = await db
      .select({ key: documentFile.key, filename: documentFile.filename })
      .from(documentFile)
      .where(and(eq(documentFile.key, name)));
    return rows[0];
  },

  async known(keys) {
    const stems = [...new Set(keys.map((key) => key.slice(0, 24)))];
    if (stems.length === 0) return new Set();
    const [images, files, pieces] = await Promise.all([
      db
        .select({ stem: image.stem, reference: image.reference })
        .from(image)
        .where(inArray(image.stem, stems)),
      db.select({ key: documentFile.key }).from(documentFile).where(inArray(documentFile.key, keys)),
      db.select({ key: uploadPiece.key }).from(uploadPiece).where(inArray(uploadPiece.key, keys)),
    ]);
    const pictures = new Map(images.map((row) => [row.stem, row.reference]));
    const named = new Set([...files, ...pieces].map((row) => row.key));
    return new Set(
      keys.filter((key) => {
        // A variant belongs to the picture whose stem it carries.
        const isVariant = key.charAt(24) === "-";
        return (
          named.has(key) ||
          (isVariant ? pictures.has(key.slice(0, 24)) : pictures.get(key.slice(0, 24)) === key)
        );
      }),
    );
  },
});
