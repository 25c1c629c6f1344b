import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { type Topic } from "../../database/versions.ts";
import { type Db } from "../../database/database.ts";
import { achievement, document, event, photo, project, type Sector } from "../../database/schema.ts";

export type TrashKind = "project" | "event" | "document" | "photo" | "achievement";

/** The cached answers a kind is shown in. */
export const topicOf = {
  project: "projects",
  photo: "projects",
  achievement: "projects",
  event: "events",
  document: "documents",
} as const satisfies Record<TrashKind, Topic>;

/** How long what was deleted or replaced can be brought back (docs/api.md). */
export const trashMs = 30 * 24 * 3_600_000;

/** Something deleted that can still come back. */
export interface TrashItem {
  id: string;
  kind: TrashKind;
  /** Its own; a photo has none and goes by its project's. */
  title: string;
  /** Of a photo or an achievement. */
  projectId: string | null;
  projectTitle: string | null;
  /** Of a project and of what belongs to one. */
  sector: Sector | null;
  /** Stored reference of a photo. */
  image: string | null;
  deletedAt: Date;
}

const none = sql<string | null>`null`;
const noSector = sql<Sector | null>`null`;
const ofProject = sql<string | null>`${project.id}`;
const titleOfProject = sql<string | null>`${project.title}`;
const ofSector = sql<Sector | null>`${project.sector}`;
const ofNoProject = { projectId: none, projectTitle: none, image: none };

/** What lies in the trash of each kind; of photos and achievements only where their project is not there too. */
const inTrash = (db: Db) => ({
  project: (only?: SQL) =>
    db
      .select({
        ...{ id: project.id, title: project.title, deletedAt: project.deletedAt },
        ...ofNoProject,
        sector: ofSector,
      })
      .from(project)
      .where(and(isNotNull(project.deletedAt), only)),
  event: (only?: SQL) =>
    db
      .select({
        ...{ id: event.id, title: event.title, deletedAt: event.deletedAt },
        ...ofNoProject,
        sector: noSector,
      })
      .from(event)
      .where(and(isNotNull(event.deletedAt), only)),
  document: (only?: SQL) =>
    db
      .select({
        ...{ id: document.id, title: document.title, deletedAt: document.deletedAt },
        ...ofNoProject,
        sector: noSector,
      })
      .from(document)
      .where(and(isNotNull(document.deletedAt), only)),
  photo: (only?: SQL) =>
    db
      .select({
        ...{ id: photo.id, title: project.title, deletedAt: photo.deletedAt },
        ...{ projectId: ofProject, projectTitle: titleOfProject, sector: ofSector },
        image: sql<string | null>`${photo.image}`,
      })
      .from(photo)
      .innerJoin(project, eq(project.id, photo.projectId))
      .where(and(isNotNull(photo.deletedAt), isNull(project.deletedAt), only)),
  achievement: (only?: SQL) =>
    db
      .select({
        ...{ id: achievement.id, title: achievement.title, deletedAt: achievement.deletedAt },
        ...{ projectId: ofProject, projectTitle: titleOfProject, sector: ofSector },
        image: none,
      })
      .from(achievement)
      .innerJoin(project, eq(project.id, achievement.projectId))
      .where(and(isNotNull(achievement.deletedAt), isNull(project.deletedAt), only)),
});

const tables = { project, event, document, photo, achievement } as const;
const kinds = Object.keys(tables) as TrashKind[];

export const trashRepository = (db: Db) => ({
  /** What was deleted, newest first, at most `limit` of each kind. */
  async list(limit: number): Promise<TrashItem[]> {
    const lists = await Promise.all(
      kinds.map(async (kind) => {
        const rows = await inTrash(db)[kind]().orderBy(desc(tables[kind].deletedAt)).limit(limit);
        return rows.map((row) => ({ ...row, kind, deletedAt: row.deletedAt ?? new Date(0) }));
      }),
    );
    return lists.flat().sort((a, b) => b.deletedAt.getTime() - a.deletedAt.getTime());
  },

  /** What lies in the trash under an id: ids are unique over all kinds. Locked until the transaction ends. */
  async lock(id: string): Promise<TrashItem | undefined> {
    for (const kind of kinds) {
      const table = tables[kind];
      const held = await db
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.id, id), isNotNull(table.deletedAt)))
        .for("update");
      if (held.length === 0) continue;
      const rows = await inTrash(db)[kind](eq(table.id, id));
      const row = rows[0];
      return row && { ...row, kind, deletedAt: row.deletedAt ?? new Date(0) };
    }
    return undefined;
  },

  /**
   * Locks a record until the transaction ends; returns whether it is in the trash and was deleted before that moment.
   * What was restored meanwhile is not.
   */
  async lockDue({ kind, id }: Pick<TrashItem, "kind" | "id">, before: Date): Promise<boolean> {
    const table = tables[kind];
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, id), lt(table.deletedAt, before)))
      .for("update");
    return rows.length > 0;
  },

  /** Brings it back, to the place it had: positions are stored in the trash. */
  async restore({ kind, id }: TrashItem): Promise<void> {
    const table = tables[kind];
    await db.update(table).set({ deletedAt: null }).where(eq(table.id, id));
  },

  /** What was deleted before a moment and is due to go for good. */
  async due(before: Date): Promise<{ kind: TrashKind; id: string }[]> {
    const lists = await Promise.all(
      kinds.map(async (kind) => {
        const table = tables[kind];
        const rows = await db.select({ id: table.id }).from(table).where(lt(table.deletedAt, before));
        return rows.map(({ id }) => ({ kind, id }));
      }),
    );
    return lists.flat();
  },
});
