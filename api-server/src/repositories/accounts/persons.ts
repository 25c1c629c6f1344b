import { eq, or, type SQL, sql } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { admin, audit, idempotencyKey, mailJob } from "../../database/schema.ts";

/** A place where a text names a person. */
export interface Mention {
  kind: string;
  id: string;
  title: string;
  /** It lies in the trash. */
  isDeleted: boolean;
}

/** Tables whose texts editors write. A row as JSON is searched, so that no column is forgotten. */
const searched = ["project", "achievement", "event", "document"] as const;

/** The name the change history has in place of an erased one. */
export const erasedName = "Former administrator";

const holds = (text: SQL, words: string[]): SQL =>
  sql.join(
    words.map((word) => sql`position(lower(${word}) in lower(${text})) > 0`),
    sql` or `,
  );

/** Where a person's data lies, and how it goes. */
export const personsRepository = (db: Db) => ({
  /** Records whose texts, or the text of whose file, contain one of these words; in the trash too. */
  async mentions(words: string[]): Promise<Mention[]> {
    const queries = searched.map(
      (table) => sql`select ${table}::text as kind, t.id, t.title, t.deleted_at is not null as "isDeleted"
        from ${sql.identifier(table)} t where ${holds(sql`row_to_json(t)::text`, words)}`,
    );
    const files = sql`select 'document' as kind, d.id, d.title, d.deleted_at is not null as "isDeleted"
      from document d join document_file f on f.document_id = d.id where ${holds(sql`f.filename`, words)}`;
    const texts = sql`select 'document' as kind, d.id, d.title, false as "isDeleted"
      from document d join document_passage p on p.file_key = d.file_key where ${holds(sql`p.text`, words)}`;
    const all = sql.join([...queries, files, texts], sql` union `);
    // Both drivers answer with `rows`; drizzle's common type can't say so.
    return ((await db.execute(sql`${all} order by 1, 3`)) as unknown as { rows: Mention[] }).rows;
  },

  /** How many audit events quote texts that contain one of these words. */
  async trailMentions(words: string[]): Promise<number> {
    const rows = await db.select({ id: audit.id }).from(audit).where(quotes(words));
    return rows.length;
  },

  /** Takes the quoted texts out of such entries; who did what and when stays. Returns how many they were. */
  async scrubTrail(words: string[]): Promise<number> {
    const blank = { before: null, after: null, subjectTitle: "" };
    const rows = await db.update(audit).set(blank).where(quotes(words)).returning({ id: audit.id });
    return rows.length;
  },

  /**
   * Removes an account: its row with sessions and links, its stored answers, and its name and addresses in the change history.
   * The id stays there, so that the events of one person stay together. Returns how many there were.
   */
  async eraseAccount(id: string): Promise<number> {
    const entries = await db
      .update(audit)
      .set({ actorName: erasedName, address: "" })
      .where(eq(audit.actorId, id))
      .returning({ id: audit.id });
    await db
      .update(audit)
      .set({ before: null, after: null, subjectTitle: erasedName })
      .where(eq(audit.subjectId, id));
    await db.delete(idempotencyKey).where(eq(idempotencyKey.actor, id));
    await db.delete(mailJob).where(sql`${mailJob.askedBy} ->> 'id' = ${id}`);
    await db.delete(admin).where(eq(admin.id, id));
    return entries.length;
  },
});

const quotes = (words: string[]): SQL | undefined =>
  or(
    holds(sql`coalesce(${audit.before}::text, '')`, words),
    holds(sql`coalesce(${audit.after}::text, '')`, words),
    holds(sql`${audit.subjectTitle}`, words),
  );
