import { and, asc, count, desc, eq, inArray, isNull, notExists, type SQL } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { groupBy } from "../../lib/group-by.ts";
import { type ImageRow, imagesRepository } from "../files/images.ts";
import { achievement, photo, project, type Sector } from "../../database/schema.ts";
import { versionAfter } from "./version-after.ts";

export type ProjectRow = typeof project.$inferSelect;
export type NewProject = typeof project.$inferInsert;
export type AchievementRow = typeof achievement.$inferSelect;
export type PhotoRow = typeof photo.$inferSelect;

/** A project with all that is shown with it. */
export interface ProjectRecord {
  project: ProjectRow;
  achievements: AchievementRow[];
  photos: PhotoRow[];
  images: Map<string, ImageRow>;
}

export const imagesOf = (row: ProjectRow) => [
  row.coverImage,
  row.objectiveImage,
  row.geographicImage,
  row.stakeholderOne,
  row.stakeholderTwo,
  row.stakeholderThree,
  row.stakeholderFour,
];

const alive = isNull(project.deletedAt);
const inSector = (sector?: Sector) => and(alive, sector && eq(project.sector, sector));
const newestFirst = [desc(project.createdAt), desc(project.id)];

const achievementsWhere = (db: Db, condition: SQL) =>
  db
    .select()
    .from(achievement)
    .where(and(condition, isNull(achievement.deletedAt)))
    .orderBy(asc(achievement.position), asc(achievement.id));

const photosWhere = (db: Db, condition: SQL) =>
  db
    .select()
    .from(photo)
    .where(and(condition, isNull(photo.deletedAt)))
    .orderBy(asc(photo.position), asc(photo.id));

/** The rows themselves, without what belongs to them. */
const projectRows = (db: Db) => ({
  async insert(row: NewProject): Promise<void> {
    await db.insert(project).values(row);
  },

  async update(id: string, changes: Partial<NewProject>): Promise<void> {
    await db.update(project).set(changes).where(eq(project.id, id));
  },

  /** What its form shows besides its own row has changed: the achievements. */
  async touch({ id, updatedAt }: Pick<ProjectRow, "id" | "updatedAt">): Promise<void> {
    await this.update(id, { updatedAt: versionAfter(updatedAt) });
  },

  /** The bare row, of one sector or of any. */
  async findRow(id: string, sector?: Sector): Promise<ProjectRow | undefined> {
    const rows = await db
      .select()
      .from(project)
      .where(and(eq(project.id, id), inSector(sector)));
    return rows[0];
  },

  /** The bare row, locked until the transaction ends: index calls on one project go one after the other. */
  async lockRow(id: string, sector?: Sector): Promise<ProjectRow | undefined> {
    const rows = await db
      .select()
      .from(project)
      .where(and(eq(project.id, id), inSector(sector)))
      .for("update");
    return rows[0];
  },

  async count(sector?: Sector): Promise<number> {
    const rows = await db.select({ n: count() }).from(project).where(inSector(sector));
    return rows[0]?.n ?? 0;
  },
});

/** One project with what belongs to it. */
const wholeProject = (db: Db) => ({
  async achievementsOf(projectId: string): Promise<AchievementRow[]> {
    return achievementsWhere(db, eq(achievement.projectId, projectId));
  },

  async photosOf(projectId: string): Promise<PhotoRow[]> {
    return photosWhere(db, eq(photo.projectId, projectId));
  },

  async find(id: string, sector?: Sector): Promise<ProjectRecord | undefined> {
    const row = await projectRows(db).findRow(id, sector);
    if (!row) return undefined;
    const [achievements, photos] = await Promise.all([this.achievementsOf(id), this.photosOf(id)]);
    const images = await imagesRepository(db).findMany([...imagesOf(row), ...photos.map((one) => one.image)]);
    return { project: row, achievements, photos, images };
  },
});

/** Many projects at once, newest first. */
const projectLists = (db: Db) => ({
  /** The projects of a sector, newest first, with achievements and the picture on their card; no photos. */
  async list(sector: Sector, window?: { limit: number; offset: number }): Promise<ProjectRecord[]> {
    const all = db
      .select()
      .from(project)
      .where(inSector(sector))
      .orderBy(...newestFirst);
    const rows = await (window ? all.limit(window.limit).offset(window.offset) : all);
    // A page names its few projects; the whole list is too long to name each.
    const ids = window
      ? rows.map((row) => row.id)
      : db.select({ id: project.id }).from(project).where(inSector(sector));
    const [achievements, images] = await Promise.all([
      achievementsWhere(db, inArray(achievement.projectId, ids)),
      imagesRepository(db).findMany(rows.map((row) => row.coverImage)),
    ]);
    const byProject = groupBy(achievements, (one) => one.projectId);
    return rows.map((row) => ({
      project: row,
      achievements: byProject.get(row.id) ?? [],
      photos: [],
      images,
    }));
  },

  /** A window of the projects of a sector, newest first, each with all that is shown with it. */
  async listWhole(sector: Sector, window: { limit: number; offset: number }): Promise<ProjectRecord[]> {
    const records = await this.list(sector, window);
    const ids = records.map((one) => one.project.id);
    if (ids.length === 0) return [];
    const photos = await photosWhere(db, inArray(photo.projectId, ids));
    const references = records.flatMap((one) => imagesOf(one.project));
    const images = await imagesRepository(db).findMany([...references, ...photos.map((one) => one.image)]);
    const byProject = groupBy(photos, (one) => one.projectId);
    return records.map((one) => ({ ...one, images, photos: byProject.get(one.project.id) ?? [] }));
  },
});

/** Projects of both sectors whose gallery is empty, newest first, and how many there are. */
async function withoutPhotos(db: Db, limit: number) {
  const shown = db
    .select({ id: photo.id })
    .from(photo)
    .where(and(eq(photo.projectId, project.id), isNull(photo.deletedAt)));
  const where = and(alive, notExists(shown));
  const [totals, items] = await Promise.all([
    db.select({ n: count() }).from(project).where(where),
    db
      .select({ id: project.id, title: project.title, sector: project.sector })
      .from(project)
      .where(where)
      .orderBy(...newestFirst)
      .limit(limit),
  ]);
  return { items, total: totals[0]?.n ?? 0 };
}

export const projectsRepository = (db: Db) => ({
  ...projectRows(db),
  ...wholeProject(db),
  ...projectLists(db),
  withoutPhotos: (limit: number) => withoutPhotos(db, limit),
});
