import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { audit, idempotencyKey } from "../../database/schema.ts";

/** Takes out what the change history and stored answers say of records: who did what and when stays, what it said does not. */
export async function scrubRecords(db: Db, ids: string[]): Promise<void> {
  const blank = { before: null, after: null, subjectTitle: "" };
  const isReplaced = inArray(sql`${audit.before} ->> '_id'`, ids);
  await db.update(audit).set(blank).where(inArray(audit.subjectId, ids));
  await db.update(audit).set({ before: null }).where(isReplaced);
  const [id = ""] = ids;
  // The condition of the index: whole answers are those of former servers.
  const saysIt = and(
    isNotNull(idempotencyKey.response),
    sql`position(${id} in ${idempotencyKey.response}) > 0`,
  );
  await db
    .update(idempotencyKey)
    .set({ response: JSON.stringify({ _id: id }) })
    .where(saysIt);
}

/**
 * Takes an achievement or a photo out of what the change history says of its project: out of the lists, where it is by its
 * id or, in a list of plain lines, by its text; and out of the text block, which is dropped when it holds that text.
 */
export async function scrubPart(
  db: Db,
  { id, projectId, text = "" }: { id: string; projectId: string; text?: string },
): Promise<void> {
  const without = (column: typeof audit.before | typeof audit.after, field: string) => sql`
    case when jsonb_typeof(${column} -> ${field}) = 'array' then jsonb_set(${column}, array[${field}], (
      select coalesce(jsonb_agg(one order by nr), '[]'::jsonb)
      from jsonb_array_elements(${column} -> ${field}) with ordinality as list(one, nr)
      where one ->> '_id' is distinct from ${id} and (${text} = '' or one <> to_jsonb(${text}::text))
    )) when ${text} <> '' and position(${text} in ${column} ->> ${field}) > 0 then ${column} - ${field}
    else ${column} end`;
  for (const field of ["achievements", "achievementsText", "Photos"]) {
    await db
      .update(audit)
      .set({ before: without(audit.before, field), after: without(audit.after, field) })
      .where(eq(audit.subjectId, projectId));
  }
}
