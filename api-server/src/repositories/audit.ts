import { and, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { type Db } from "../database/database.ts";
import { newId } from "../ids.ts";
import { achievement, audit } from "./schema.ts";

/** Who does something, as the trail names them. */
export interface Doer {
  id: string | undefined;
  name: string;
  requestId: string;
  address: string;
}

export interface Deed {
  action: "create" | "update" | "delete" | "restore" | "deactivate" | "activate" | "password" | "revoke";
  kind: "project" | "achievement" | "photo" | "event" | "document" | "admin" | "session";
  subjectId: string;
  subjectTitle?: string;
  before?: unknown;
  after?: unknown;
}

export interface AuditFilter {
  kind?: string | undefined;
  subjectId?: string | undefined;
  actorId?: string | undefined;
  /** From this moment on. */
  from?: Date | undefined;
  /** Before this moment. */
  until?: Date | undefined;
}

export const auditRepository = (db: Db) => ({
  /** Adds one line to the trail, in the transaction of the deed itself. */
  async record(doer: Doer, deed: Deed): Promise<void> {
    await db.insert(audit).values({
      id: newId(),
      actorId: doer.id ?? null,
      actorName: doer.name,
      action: deed.action,
      kind: deed.kind,
      subjectId: deed.subjectId,
      subjectTitle: deed.subjectTitle ?? "",
      before: deed.before ?? null,
      after: deed.after ?? null,
      requestId: doer.requestId,
      address: doer.address,
    });
  },

  /** Names of those who deleted the records of these ids last; a photo is also deleted by replacing it. */
  async whoDeleted(ids: string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const replaced = sql<string | null>`${audit.before} ->> '_id'`;
    const rows = await db
      .select({ id: audit.subjectId, replaced, action: audit.action, name: audit.actorName })
      .from(audit)
      .where(
        or(
          and(eq(audit.action, "delete"), inArray(audit.subjectId, ids)),
          and(eq(audit.action, "update"), eq(audit.kind, "photo"), inArray(replaced, ids)),
        ),
      )
      .orderBy(audit.at, audit.id);
    return new Map(
      rows.map(({ id, replaced: old, action, name }) => [action === "delete" ? id : (old ?? id), name]),
    );
  },

  /** Who changed a record last; of a project also by way of its achievements, which its form shows. */
  async lastChanger(id: string): Promise<{ id: string | null; name: string } | undefined> {
    const achievements = db
      .select({ id: achievement.id })
      .from(achievement)
      .where(eq(achievement.projectId, id));
    const rows = await db
      .select({ id: audit.actorId, name: audit.actorName })
      .from(audit)
      .where(or(eq(audit.subjectId, id), inArray(audit.subjectId, achievements)))
      .orderBy(desc(audit.at), desc(audit.id))
      .limit(1);
    return rows[0];
  },

  /** One page of the trail, newest first. */
  async page(filter: AuditFilter, page: number, limit: number) {
    const wanted: SQL[] = [];
    if (filter.kind) wanted.push(eq(audit.kind, filter.kind));
    if (filter.subjectId) wanted.push(eq(audit.subjectId, filter.subjectId));
    if (filter.actorId) wanted.push(eq(audit.actorId, filter.actorId));
    if (filter.from) wanted.push(gte(audit.at, filter.from));
    if (filter.until) wanted.push(lt(audit.at, filter.until));
    const where = and(...wanted);
    const [totals, items] = await Promise.all([
      db.select({ n: count() }).from(audit).where(where),
      db
        .select()
        .from(audit)
        .where(where)
        .orderBy(desc(audit.at), desc(audit.id))
        .limit(limit)
        .offset((page - 1) * limit),
    ]);
    return { items, total: totals[0]?.n ?? 0 };
  },
});
