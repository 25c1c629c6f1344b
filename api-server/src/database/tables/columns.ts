import { sql } from "drizzle-orm";
import type { Language, Translations } from "@ministry/api-client/schemas";
import { jsonb, text, timestamp } from "drizzle-orm/pg-core";

/** Translations as they are stored; which texts there are depends on the kind of record. */
export type StoredTranslations = Translations<Record<string, string | string[]>>;

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

/** What a record is written in, and its texts in other languages. */
export const languageColumns = () => ({
  language: text("language").$type<Language>().notNull().default("en"),
  translations: jsonb("translations").$type<StoredTranslations>().notNull().default({}),
});
