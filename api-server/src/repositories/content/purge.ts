import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { imagesOf } from "./projects.ts";
import { scrubPart, scrubRecords } from "./scrub.ts";
import {
  achievement,
  document,
  documentFile,
  event,
  fileRemoval,
  image,
  photo,
  project,
} from "../../database/schema.ts";
import { type TrashKind } from "./trash.ts";
import { namedImages } from "../files/unused-files.ts";

/** What goes with a record: the ids of what belongs to it, and the files only it may name. */
interface Belongings {
  ids: string[];
  images: string[];
  /** The project that an achievement or a photo is a part of, and what stood there of it. */
  partOf?: { projectId: string; text?: string };
}

const present = (references: (string | null)[]) => references.filter((one) => one !== null);

/**
 * Removes records for good: their rows, the rows of their files, and what the change history and stored answers say of
 * them. The files themselves are put on the list of removals, in the same transaction.
 */
export const purgeRepository = (db: Db) => ({
  async purge(kind: TrashKind, id: string): Promise<void> {
    const { ids, images, partOf } = await belongingsOf(db, kind, id);
    const files = await removeRow(db, kind, id);
    const variants = await removeImages(db, images);
    await this.enqueue([...files, ...variants]);
    await scrubRecords(db, ids);
    if (partOf) await scrubPart(db, { id, ...partOf });
  },

  /** Puts stored files on the list of removals. */
  async enqueue(keys: string[]): Promise<void> {
    if (keys.length === 0) return;
    await db
      .insert(fileRemoval)
      .values(keys.map((key) => ({ key })))
      .onConflictDoNothing();
  },

  /** Stored files that are to be removed, the longest waiting first. */
  async removals(limit: number): Promise<string[]> {
    const rows = await db
      .select({ key: fileRemoval.key })
      .from(fileRemoval)
      .orderBy(fileRemoval.createdAt)
      .limit(limit);
    return rows.map(({ key }) => key);
  },

  async removed(keys: string[]): Promise<void> {
    if (keys.length > 0) await db.delete(fileRemoval).where(inArray(fileRemoval.key, keys));
  },
});

async function belongingsOf(db: Db, kind: TrashKind, id: string): Promise<Belongings> {
  if (kind === "photo") {
    const rows = await db.select().from(photo).where(eq(photo.id, id));
    const [row] = rows;
    return {
      ids: [id],
      images: rows.map((one) => one.image),
      ...(row && { partOf: { projectId: row.projectId } }),
    };
  }
  if (kind === "event") {
    const rows = await db.select().from(event).where(eq(event.id, id));
    return { ids: [id], images: present(rows.flatMap((row) => [row.coverImage, row.objectiveImage])) };
  }
  if (kind === "achievement") {
    const [row] = await db.select().from(achievement).where(eq(achievement.id, id));
    const { projectId, title: text } = row ?? {};
    return {
      ids: [id],
      images: [],
      ...(projectId !== undefined && text !== undefined && { partOf: { projectId, text } }),
    };
  }
  if (kind !== "project") return { ids: [id], images: [] };
  const [projects, photos, achievements] = [
    await db.select().from(project).where(eq(project.id, id)),
    await db.select({ id: photo.id, image: photo.image }).from(photo).where(eq(photo.projectId, id)),
    await db.select({ id: achievement.id }).from(achievement).where(eq(achievement.projectId, id)),
  ];
  return {
    ids: [id, ...photos.map((one) => one.id), ...achievements.map((one) => one.id)],
    images: [...present(projects.flatMap(imagesOf)), ...photos.map((one) => one.image)],
  };
}

/** Deletes the record's row; resolves with the keys of a document's files, former ones included. */
async function removeRow(db: Db, kind: TrashKind, id: string): Promise<string[]> {
  const tables = { project, event, photo, achievement, document } as const;
  const table = tables[kind];
  await db.delete(table).where(eq(table.id, id));
  if (kind !== "document") return [];
  const files = await db
    .delete(documentFile)
    .where(eq(documentFile.documentId, id))
    .returning({ key: documentFile.key });
  return files.map(({ key }) => key);
}

/** Deletes the rows of images that no record names any more; resolves with the keys of their files. */
async function removeImages(db: Db, references: string[]): Promise<string[]> {
  if (references.length === 0) return [];
  const named = sql`(select reference from (${namedImages}) named where reference is not null)`;
  const gone = await db
    .delete(image)
    .where(and(inArray(image.reference, references), notInArray(image.reference, named)))
    .returning({ reference: image.reference, variants: image.variants });
  return gone.flatMap(({ reference, variants }) => [reference, ...variants.map(({ key }) => key)]);
}
