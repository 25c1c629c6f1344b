import { type PgDatabase, type PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "../repositories/schema.ts";

/** What repositories are handed: the database itself or one of its transactions. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The open database, embedded or not. */
export interface Database {
  db: Db;
  kind: "embedded" | "postgres";
  /** Asks the database a question; rejects when it does not answer. */
  ping(): Promise<void>;
  /** Frees what deleted rows and old log files hold; only the embedded database needs it from us. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}
