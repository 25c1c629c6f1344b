import { type PgDatabase, type PgQueryResultHKT } from "drizzle-orm/pg-core";
import { type CurrentVersions } from "./versions.ts";
import type * as schema from "./schema.ts";

/** What repositories are handed: the database itself or one of its transactions. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The open database, embedded or not. */
export interface Database {
  db: Db;
  kind: "embedded" | "postgres";
  /** What decides whether a cached answer is still right. */
  versions: CurrentVersions;
  /** How many connections are open, how many of them idle, and how many requests wait for one; PostgreSQL only. */
  pool?: () => { open: number; idle: number; waiting: number };
  /** Asks the database a question; rejects when it does not answer. */
  ping(): Promise<void>;
  /** Frees what deleted rows and old log files hold; only the embedded database needs it from us. */
  tidy(): Promise<void>;
  /**
   * Takes the database for one program alone, `undefined` while a server uses it; returns the way to give it back.
   * The embedded database is always its opener's alone.
   */
  holdAlone?: () => Promise<(() => Promise<void>) | undefined>;
  close(): Promise<void>;
}
