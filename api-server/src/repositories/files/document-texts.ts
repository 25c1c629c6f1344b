import { and, eq, isNull, sql } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { inMs, nextAttempt } from "../../database/times.ts";
import { document, documentText } from "../../database/schema.ts";
// Types alone: what parses files must not come into the server's own bundle.
import type { TextJobs } from "../../media/intake/text-runner.ts";
import type { DocumentText } from "../../media/texts/document-text.ts";
import { readerVersion } from "../../media/texts/text-limits.ts";

/** Seconds until the next attempt after the first, second … failure; after the last one it is given up. */
const backoffSeconds = [1, 5, 30, 180, 1440].map((minutes) => minutes * 60);

/** A published document that has no text of the present reader, and that nobody is reading. */
const due = sql`
  select d.file_key, ${readerVersion}::integer as reader from document d
  left join document_text t on t.file_key = d.file_key
  where d.deleted_at is null and (t.file_key is null or (
    (t.state = 'due' or t.reader < ${readerVersion}) and t.try_after <= now()
    and (t.lease_until is null or t.lease_until < now())))
  order by coalesce(t.tries, 0), d.created_at desc limit 1`;

/** Replaces the text of a file. Rows come as one JSON: a thousand passages would be thousands of parameters. */
async function store(tx: Db, key: string, { passages, isCut }: DocumentText): Promise<void> {
  const words = JSON.stringify([...new Set(passages.flatMap((passage) => passage.words))]);
  await tx.execute(sql`delete from document_text where file_key = ${key}`);
  await tx.execute(sql`insert into document_text (file_key, reader, state, is_cut, words) values (
    ${key}, ${readerVersion}, 'read', ${isCut},
    array_to_tsvector(array(select jsonb_array_elements_text(${words}::jsonb))))`);
  await tx.execute(sql`insert into document_passage (file_key, position, text, words)
    select ${key}, position, text, array_to_tsvector(words)
    from rows from (json_to_recordset(${JSON.stringify(passages)}::json) as (text text, words text[]))
      with ordinality as passage (text, words, position)`);
}

/** The texts still to be read: what a published document's file lacks is the job. */
export const textJobsRepository = (db: Db): TextJobs => ({
  async take(leaseMs) {
    const taken = await db.execute(sql`
      insert into document_text (file_key, reader, lease_until)
      select file_key, reader, ${inMs(leaseMs)} from (${due}) due
      on conflict (file_key) do update set
        state = 'due', reader = excluded.reader, lease_until = excluded.lease_until,
        tries = case when document_text.reader < excluded.reader then 0 else document_text.tries end
      where document_text.lease_until is null or document_text.lease_until < now()
      returning file_key as key`);
    // Both drivers answer with `rows`; drizzle's common type can't say so.
    return (taken as unknown as { rows: { key: string }[] }).rows[0]?.key;
  },

  async renewLease(key, leaseMs) {
    const isLeased = and(eq(documentText.fileKey, key), eq(documentText.state, "due"));
    await db
      .update(documentText)
      .set({ leaseUntil: inMs(leaseMs) })
      .where(isLeased);
  },

  async done(key, text) {
    await db.transaction(async (tx) => {
      // Whoever deletes or replaces the document waits for this, or has done so before.
      const published = and(eq(document.fileKey, key), isNull(document.deletedAt));
      const named = await tx.select({ id: document.id }).from(document).where(published).for("share");
      if (named.length === 0) await documentTextsRepository(tx).forget(key);
      else await store(tx, key, text);
    });
  },

  async unreadable(key, failure) {
    await db.transaction(async (tx) => {
      await tx.execute(sql`delete from document_passage where file_key = ${key}`);
      await tx.execute(sql`update document_text
        set state = 'unreadable', failure = ${failure}, lease_until = null, words = '' where file_key = ${key}`);
    });
  },

  async failed(key) {
    const isLast = sql`${documentText.tries} + 1 > ${backoffSeconds.length}`;
    await db
      .update(documentText)
      .set({
        tries: sql`${documentText.tries} + 1`,
        state: sql`case when ${isLast} then 'unreadable' else 'due' end`,
        failure: sql`case when ${isLast} then 'given-up' else '' end`,
        leaseUntil: null,
        tryAfter: nextAttempt(documentText.tries, backoffSeconds),
      })
      .where(eq(documentText.fileKey, key));
  },
});

/** The texts that were read. */
export const documentTextsRepository = (db: Db) => ({
  /** How many published documents wait to be read, and of how many the text can't be read; for the metrics. */
  async figures(): Promise<{ waiting: number; unreadable: number }> {
    const state = sql`coalesce(${documentText.state}, 'due')`;
    const rows = await db
      .select({
        waiting: sql<number>`(count(*) filter (where ${state} = 'due'))::int`,
        unreadable: sql<number>`(count(*) filter (where ${state} = 'unreadable'))::int`,
      })
      .from(document)
      .leftJoin(documentText, eq(documentText.fileKey, document.fileKey))
      .where(isNull(document.deletedAt));
    return rows[0] ?? { waiting: 0, unreadable: 0 };
  },

  /** Removes the text of a file that no published document names any more. */
  async forget(key: string): Promise<void> {
    await db.delete(documentText).where(eq(documentText.fileKey, key));
  },
});
