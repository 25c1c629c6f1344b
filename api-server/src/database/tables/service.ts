import { sql } from "drizzle-orm";
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, moment, prose } from "./columns.ts";

/** What the servers on one database share: done requests, versions of answers, backups. */

export const idempotencyKey = pgTable(
  "idempotency_key",
  {
    actor: text("actor").notNull(),
    key: text("key").notNull(),
    fingerprint: text("fingerprint").notNull(),
    leaseUntil: moment("lease_until").notNull(),
    leaseToken: text("lease_token").notNull(),
    status: integer("status"),
    /** The whole answer, of requests completed by servers before this column's successor. */
    response: text("response"),
    /** What identifies the result; the answer is rebuilt from it. */
    result: jsonb("result").$type<Record<string, unknown>>(),
    receipt: text("receipt"),
    completedAt: moment("completed_at"),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.actor, table.key] })],
);

export const cacheVersion = pgTable("cache_version", {
  topic: text("topic").primaryKey(),
  v: bigint("v", { mode: "number" }).notNull(),
});

/** One row: which installation this database belongs to. */
export const installation = pgTable("installation", {
  single: boolean("single").primaryKey().default(true),
  id: text("id").notNull(),
  secret: text("secret").notNull(),
  createdAt: createdAt(),
});

export const backupRun = pgTable("backup_run", {
  dueAt: moment("due_at").primaryKey(),
  startedAt: moment("started_at")
    .notNull()
    .default(sql`now()`),
  leaseUntil: moment("lease_until").notNull(),
  finishedAt: moment("finished_at"),
  attempts: integer("attempts").notNull().default(1),
  succeeded: boolean("succeeded"),
  message: prose("message"),
  bytes: bigint("bytes", { mode: "number" }).notNull().default(0),
});
