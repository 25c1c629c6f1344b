import { type sql } from "drizzle-orm";
import { type Db } from "./database.ts";

/** Runs a statement and resolves with its rows: both drivers answer so, and drizzle's common type can't say it. */
export async function rowsOf<Row>(db: Pick<Db, "execute">, query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}
