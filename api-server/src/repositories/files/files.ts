import { desc, inArray } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { documentFile, image, uploadChunk } from "../../database/schema.ts";

/** Which of these keys a row names: images, their variants, documents. */
export interface KnownFiles {
  known(keys: string[]): Promise<Set<string>>;
}

/** Some of the stored files that rows name, the newest first. */
export interface NamedFiles {
  newest(limit: number): Promise<string[]>;
}

/** What rows say about stored files: which are known at all, and the newest of them. */
export const filesRepository = (db: Db): KnownFiles & NamedFiles => ({
  async newest(limit) {
    const [images, files] = await Promise.all([
      db.select({ key: image.reference }).from(image).orderBy(desc(image.createdAt)).limit(limit),
      db
        .select({ key: documentFile.key })
        .from(documentFile)
        .orderBy(desc(documentFile.createdAt))
        .limit(limit),
    ]);
    return [...images, ...files].map(({ key }) => key).slice(0, limit);
  },

  async known(keys) {
    const stems = [...new Set(keys.map((key) => key.slice(0, 24)))];
    if (stems.length === 0) return new Set();
    const [images, files, chunks] = await Promise.all([
      db
        .select({ stem: image.stem, reference: image.reference })
        .from(image)
        .where(inArray(image.stem, stems)),
      db.select({ key: documentFile.key }).from(documentFile).where(inArray(documentFile.key, keys)),
      db.select({ key: uploadChunk.key }).from(uploadChunk).where(inArray(uploadChunk.key, keys)),
    ]);
    const pictures = new Map(images.map((row) => [row.stem, row.reference]));
    const named = new Set([...files, ...chunks].map((row) => row.key));
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
