import { createHash } from "node:crypto";
import { and, count, desc, eq, isNull, sql, type SQLWrapper } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { event } from "../../database/schema.ts";
import { visibleText } from "../../lib/visible-text.ts";

export type EventRow = typeof event.$inferSelect;
export type NewEvent = typeof event.$inferInsert;

/** Each value that events not deleted have, in the order of their letters, and when the last of them ends. */
export interface EventChoices extends Record<"months" | "districts" | "sectors", string[]> {
  lastEnd?: Date;
}

/** What makes two titles the same (AMB-44): trimmed, case-folded, without what shows nothing. Hashed, since a title may be longer than an index takes. */
export const titleKeyOf = (title: string) =>
  createHash("sha256").update(visibleText(title).normalize("NFC").toLowerCase()).digest("hex");

const alive = isNull(event.deletedAt);

export const eventsRepository = (db: Db) => ({
  async insert(row: NewEvent): Promise<void> {
    await db.insert(event).values(row);
  },

  async update(id: string, changes: Partial<NewEvent>): Promise<void> {
    await db.update(event).set(changes).where(eq(event.id, id));
  },

  async find(id: string): Promise<EventRow | undefined> {
    const rows = await db
      .select()
      .from(event)
      .where(and(eq(event.id, id), alive));
    return rows[0];
  },

  async lock(id: string): Promise<EventRow | undefined> {
    const rows = await db
      .select()
      .from(event)
      .where(and(eq(event.id, id), alive))
      .for("update");
    return rows[0];
  },

  async count(): Promise<number> {
    const rows = await db.select({ n: count() }).from(event).where(alive);
    return rows[0]?.n ?? 0;
  },

  /**
   * One page: page 1 is the newest window, ascending inside, so that the last three of it are the latest of all
   * (AMB-03).
   */
  async page(page: number, limit: number): Promise<EventRow[]> {
    const newestFirst = await db
      .select()
      .from(event)
      .where(alive)
      .orderBy(desc(event.createdAt), desc(event.id))
      .limit(limit)
      .offset((page - 1) * limit);
    return newestFirst.reverse();
  },

  /** What the list of all events can be narrowed to; as `eventChoicesAnswer` of the API client has it. */
  async choices(): Promise<EventChoices> {
    const month = sql`to_char(${event.createdAt} at time zone 'UTC', 'YYYY-MM')`;
    const distinct = (value: SQLWrapper) =>
      sql<string[]>`coalesce(array_agg(distinct ${value}) filter (where ${value} <> ''), '{}')`;
    const [found] = await db
      .select({
        months: distinct(month),
        districts: distinct(event.district),
        sectors: distinct(event.sector),
        lastEnd: sql<string | null>`max(coalesce(${event.endsAt}, ${event.startsAt}))`.mapWith(event.endsAt),
      })
      .from(event)
      .where(alive);
    const { months = [], districts = [], sectors = [], lastEnd } = found ?? {};
    return { months, districts, sectors, ...(lastEnd && { lastEnd }) };
  },
});
