import { sql } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { type TextQuery } from "./text-query.ts";

/** A published document whose text has what is looked for. */
export interface FoundText {
  id: string;
  /** The first passage that has all of it, or the first that has some. */
  passage: string;
  /** Where the passage stands in the text, from 1. */
  position: number;
}

const bestOf = ({ typed, every, any }: TextQuery, limit: number) => sql`
  with has_typed as materialized (select file_key from document_text where words @@ ${typed}::tsquery),
  has_every as materialized (select file_key from document_text where words @@ ${every}::tsquery),
  best as (
    select d.id, d.file_key, d.created_at, d.file_key in (select file_key from has_typed) as as_typed
    from document d join has_every on has_every.file_key = d.file_key where d.deleted_at is null
    order by as_typed desc, d.created_at desc, d.id desc limit ${limit})
  select best.id, shown.text as passage, shown.position from best
  cross join lateral (
    select p.text, p.position, p.words @@ ${typed}::tsquery as has_typed, p.words @@ ${every}::tsquery as has_every
    from document_passage p where p.file_key = best.file_key and p.words @@ ${any}::tsquery
    order by has_typed desc, has_every desc, p.position limit 1) shown
  order by best.as_typed desc, shown.has_typed desc, shown.has_every desc, best.created_at desc, best.id desc`;

/** Searching the texts of documents. */
export const textSearchRepository = (db: Db) => ({
  /** Those that have the words as they were typed first, then those that have them close together, then the newest. */
  async find(query: TextQuery, limit: number): Promise<FoundText[]> {
    const found = await db.transaction(async (tx) => {
      // The planner doesn't count that the words of a row lie outside of it, and reads all of them: 20 times as slow.
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(bestOf(query, limit));
    });
    // Both drivers answer with `rows`; drizzle's common type can't say so.
    return (found as unknown as { rows: FoundText[] }).rows;
  },
});
