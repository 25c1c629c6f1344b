import { sql } from "drizzle-orm";
import { text, timestamp } from "drizzle-orm/pg-core";

/** A moment with its time zone, as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** `created_at`, which the database fills in. */
export const createdAt = () =>
  moment("created_at")
    .notNull()
    .default(sql`now()`);

/** `updated_at`, which the database fills in at the insert alone. */
export const updatedAt = () =>
  moment("updated_at")
    .notNull()
    .default(sql`now()`);

/** Text that is empty, never null, where there is none. */
export const prose = (name: string) => text(name).notNull().default("");
