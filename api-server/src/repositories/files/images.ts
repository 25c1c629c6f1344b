import { inArray } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { type StoredImage } from "../../media/intake/image-intake.ts";
import { image } from "../../database/schema.ts";

export type ImageRow = typeof image.$inferSelect;

export const imagesRepository = (db: Db) => ({
  /** Records stored images; their smaller copies are due from then on. */
  async insert(stored: StoredImage[]): Promise<void> {
    if (stored.length === 0) return;
    await db.insert(image).values(
      stored.map(({ reference, contentType, bytes, width, height, color }) => ({
        reference,
        stem: reference.slice(0, 24),
        contentType,
        bytes,
        width,
        height,
        color,
      })),
    );
  },

  /** The rows behind references, as a map; references nobody knows are left out. */
  async findMany(references: (string | null)[]): Promise<Map<string, ImageRow>> {
    const wanted = [...new Set(references.filter((one) => one !== null && one !== ""))] as string[];
    if (wanted.length === 0) return new Map();
    const rows = await db.select().from(image).where(inArray(image.reference, wanted));
    return new Map(rows.map((row) => [row.reference, row]));
  },
});
