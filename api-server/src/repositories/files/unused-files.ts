import { and, lt, sql, type SQL } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { documentFile, image } from "../../database/schema.ts";

/** References of pictures that any record names, deleted ones included. */
export const namedImages: SQL = sql`
  select unnest(array[cover_image, objective_image, geographic_image,
    stakeholder_one, stakeholder_two, stakeholder_three, stakeholder_four]) as reference from project
  union select image from photo
  union select unnest(array[cover_image, objective_image]) from event`;

const namedFiles: SQL = sql`select file_key from document`;

/**
 * Pictures and files that were replaced, or whose record is gone for good. They are stored as long as the trash, then
 * their rows go. Resolves with the keys of their stored files, for the list of removals.
 */
export const unusedFilesRepository = (db: Db) => ({
  async collect(now: Date, unusedBefore: Date): Promise<string[]> {
    const unnamedImage = sql`${image.reference} not in (select reference from (${namedImages}) named where reference is not null)`;
    const unnamedFile = sql`${documentFile.key} not in (${namedFiles})`;
    const since = (column: SQL, unnamed: SQL) =>
      sql`case when ${unnamed} then coalesce(${column}, ${now.toISOString()}::timestamptz) end`;
    const changed = (column: SQL, unnamed: SQL) => sql`(${column} is null) = (${unnamed})`;
    const imageSince = sql`${image.unusedSince}`;
    const fileSince = sql`${documentFile.unusedSince}`;
    await db
      .update(image)
      .set({ unusedSince: since(imageSince, unnamedImage) })
      .where(changed(imageSince, unnamedImage));
    await db
      .update(documentFile)
      .set({ unusedSince: since(fileSince, unnamedFile) })
      .where(changed(fileSince, unnamedFile));
    const images = await db
      .delete(image)
      .where(and(lt(image.unusedSince, unusedBefore), unnamedImage))
      .returning({ key: image.reference, variants: image.variants });
    const files = await db
      .delete(documentFile)
      .where(and(lt(documentFile.unusedSince, unusedBefore), unnamedFile))
      .returning({ key: documentFile.key });
    const copies = images.flatMap(({ variants }) => variants.map(({ key }) => key));
    return [...images.map(({ key }) => key), ...copies, ...files.map(({ key }) => key)];
  },
});
