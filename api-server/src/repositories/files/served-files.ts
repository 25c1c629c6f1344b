import { sql } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { rowsOf } from "../../database/rows.ts";

/** What the database knows of a file served under `/storage`. */
export interface ServedFile {
  key: string;
  /** Name offered when the file is saved. */
  filename?: string;
  /** A record that is not deleted names it. */
  isLive: boolean;
}

/** References of a project's own images, as the index `project_images` has them. */
const projectImages = sql.raw(
  "array[cover_image, objective_image, geographic_image, stakeholder_one, stakeholder_two, stakeholder_three, stakeholder_four]",
);
const eventImages = sql.raw("array[cover_image, objective_image]");

interface ImageLine {
  reference: string;
  variants: { key: string }[];
  live: boolean;
}
interface DocumentLine {
  filename: string;
  live: boolean;
}

/** Stored files as the records show them: whether a record that is not deleted names them. */
export const servedFilesRepository = (db: Db) => ({
  /** An image or a smaller copy of one; `undefined` for what no row knows. */
  async findImage(key: string): Promise<ServedFile | undefined> {
    const [image] = await rowsOf<ImageLine>(
      db,
      sql`select reference, variants, (
        exists (select 1 from photo join project on project.id = photo.project_id
          where photo.image = i.reference and photo.deleted_at is null and project.deleted_at is null)
        or exists (select 1 from project where ${projectImages} @> array[i.reference] and deleted_at is null)
        or exists (select 1 from event where ${eventImages} @> array[i.reference] and deleted_at is null)
      ) as live from image i where stem = ${key.slice(0, 24)}`,
    );
    if (!image) return undefined;
    const isNamed = image.reference === key || image.variants.some((variant) => variant.key === key);
    return isNamed ? { key, isLive: image.live } : undefined;
  },

  async findDocument(key: string): Promise<ServedFile | undefined> {
    const [file] = await rowsOf<DocumentLine>(
      db,
      sql`select filename, exists (select 1 from document where file_key = f.key and deleted_at is null) as live
        from document_file f where key = ${key}`,
    );
    return file && { key, filename: file.filename, isLive: file.live };
  },
});
