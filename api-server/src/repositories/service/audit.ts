import { and, count, desc, eq, getTableColumns, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { newId } from "../../lib/ids.ts";
import { achievement, audit } from "../../database/schema.ts";

/** Who acts and from where, as an audit event records it. */
export interface AuditContext {
  id: string | undefined;
  name: string;
  requestId: string;
  address: string;
}

export interface AuditEvent {
  action:
    | "create"
    | "update"
    | "delete"
    | "restore"
    | "purge"
    | "deactivate"
    | "activate"
    | "password"
    | "revoke"
    | "role"
    | "sign-in"
    | "sign-in-failed"
    | "sign-out"
    | "reset-link"
    | "invite"
    | "accept"
    | "withdraw"
    | "export"
    | "erase"
    | "second-factor-added"
    | "second-factor-removed"
    | "second-factor-failed"
    | "recovery-codes"
    | "recovery-code-used"
    | "step-up"
    | "secrets-rotated";
  kind: "project" | "achievement" | "photo" | "event" | "document" | "admin" | "session" | "installation";
  subjectId: string;
  subjectTitle?: string;
  before?: unknown;
  after?: unknown;
}

export interface AuditFilter {
  /** Of records alone: nothing of accounts and sessions. */
  recordsOnly?: boolean | undefined;
  kind?: string | undefined;
  subjectId?: string | undefined;
  actorId?: string | undefined;
  /** From this moment on. */
  from?: Date | undefined;
  /** Before this moment. */
  until?: Date | undefined;
}

/** What is of interest one by one for a while, and afterwards as a number. */
const passingEvents: AuditEvent["action"][] = [
  "sign-in",
  "sign-in-failed",
  "sign-out",
  "revoke",
  "second-factor-failed",
  "step-up",
];

const recordKinds = ["project", "achievement", "photo", "event", "document"];

/**
 * Puts sign-ins, failures, sign-outs and ended sessions of months that are over before `before` together: one line
 * for each month, person, and event, with how many they were. Returns how many lines went.
 */
async function condense(db: Db, before: Date): Promise<number> {
  const month = sql`date_trunc('month', ${audit.at} at time zone 'UTC')`;
  const single = and(
    inArray(audit.action, passingEvents),
    eq(audit.kind, "session"),
    sql`(${audit.after} is null or not ${audit.after} ? 'count')`,
    sql`${audit.at} < date_trunc('month', ${before.toISOString()}::timestamptz at time zone 'UTC') at time zone 'UTC'`,
  );
  const sums = await db
    .select({
      id: sql<string>`min(${audit.id})`,
      at: sql<string>`min(${audit.at})`,
      actorId: audit.actorId,
      actorName: audit.actorName,
      action: audit.action,
      subjectId: audit.subjectId,
      subjectTitle: audit.subjectTitle,
      count: count(),
    })
    .from(audit)
    .where(single)
    .groupBy(month, audit.actorId, audit.actorName, audit.action, audit.subjectId, audit.subjectTitle);
  if (sums.length === 0) return 0;
  const gone = await db.delete(audit).where(single).returning({ id: audit.id });
  const rows = sums.map(({ count: times, at, ...rest }) => ({
    ...rest,
    at: new Date(at),
    kind: "session",
    after: { count: times },
  }));
  for (let from = 0; from < rows.length; from += 500)
    await db.insert(audit).values(rows.slice(from, from + 500));
  return gone.length - rows.length;
}

function conditionOf(filter: AuditFilter): SQL | undefined {
  const wanted: SQL[] = [];
  if (filter.recordsOnly) wanted.push(inArray(audit.kind, recordKinds));
  if (filter.kind) wanted.push(eq(audit.kind, filter.kind));
  if (filter.subjectId) wanted.push(eq(audit.subjectId, filter.subjectId));
  if (filter.actorId) wanted.push(eq(audit.actorId, filter.actorId));
  if (filter.from) wanted.push(gte(audit.at, filter.from));
  if (filter.until) wanted.push(lt(audit.at, filter.until));
  return and(...wanted);
}

/** One page of the change history, newest first. */
async function pageOf(db: Db, filter: AuditFilter, page: number, limit: number) {
  const where = conditionOf(filter);
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
}

/** Where a batch of the change history ended. */
interface AuditCursor {
  /** As the database writes it: a `Date` has milliseconds alone, and would leave out what came within one. */
  at: string;
  id: string;
}

/** The events that follow `after`, newest first; those of large offsets would all be read again. */
async function batchOf(db: Db, filter: AuditFilter, limit: number, after?: AuditCursor) {
  const follows = after && sql`(${audit.at}, ${audit.id}) < (${after.at}::timestamptz, ${after.id})`;
  const items = await db
    .select({ ...getTableColumns(audit), exactly: sql<string>`${audit.at}::text` })
    .from(audit)
    .where(and(conditionOf(filter), follows))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(limit);
  return items.map(({ exactly, ...event }) => ({ event, cursor: { at: exactly, id: event.id } }));
}

export const auditRepository = (db: Db) => ({
  /** Adds one audit event, in the transaction of the change it describes. */
  async record(context: AuditContext, event: AuditEvent): Promise<void> {
    await db.insert(audit).values({
      id: newId(),
      actorId: context.id ?? null,
      actorName: context.name,
      action: event.action,
      kind: event.kind,
      subjectId: event.subjectId,
      subjectTitle: event.subjectTitle ?? "",
      before: event.before ?? null,
      after: event.after ?? null,
      requestId: context.requestId,
      address: context.address,
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

  condense: (before: Date) => condense(db, before),
  page: (filter: AuditFilter, page: number, limit: number) => pageOf(db, filter, page, limit),
  batch: (filter: AuditFilter, limit: number, after?: AuditCursor) => batchOf(db, filter, limit, after),
});
