import { sql } from "drizzle-orm";
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";

/** Stored files, and uploads on their way. */

/** One smaller copy of an image, as the image's row holds it. */
export interface VariantRow {
  key: string;
  width: number;
  format: "webp" | "avif";
  /** Absent from copies made before it was noted. */
  bytes?: number;
}

export const image = pgTable("image", {
  reference: text("reference").primaryKey(),
  stem: text("stem").notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  color: text("color").notNull(),
  contentType: text("content_type").notNull(),
  bytes: bigint("bytes", { mode: "number" }).notNull(),
  variants: jsonb("variants").$type<VariantRow[]>().notNull().default([]),
  variantsState: text("variants_state").$type<"due" | "done">().notNull().default("due"),
  variantsTries: integer("variants_tries").notNull().default(0),
  variantsLease: moment("variants_lease"),
  variantsAfter: moment("variants_after")
    .notNull()
    .default(sql`now()`),
  createdAt: createdAt(),
  unusedSince: moment("unused_since"),
});

export const documentFile = pgTable("document_file", {
  key: text("key").primaryKey(),
  documentId: text("document_id").notNull(),
  filename: text("filename").notNull(),
  contentType: text("content_type").notNull(),
  bytes: bigint("bytes", { mode: "number" }).notNull(),
  /** Hash of the content in hex; absent from documents stored before it was taken. */
  sha256: text("sha256"),
  createdAt: createdAt(),
  unusedSince: moment("unused_since"),
});

/** The text of a published document's file; its words, which queries alone read and write, are left out here. */
export const documentText = pgTable("document_text", {
  fileKey: text("file_key").primaryKey(),
  reader: integer("reader").notNull(),
  state: text("state").$type<"due" | "read" | "unreadable">().notNull().default("due"),
  failure: text("failure").notNull().default(""),
  isCut: boolean("is_cut").notNull().default(false),
  tries: integer("tries").notNull().default(0),
  leaseUntil: moment("lease_until"),
  tryAfter: moment("try_after")
    .notNull()
    .default(sql`now()`),
});

export const upload = pgTable("upload", {
  id: text("id").primaryKey(),
  size: bigint("size", { mode: "number" }).notNull(),
  offset: bigint("offset", { mode: "number" }).notNull().default(0),
  metadata: jsonb("metadata").$type<Record<string, string | null>>().notNull(),
  createdAt: createdAt(),
  movedAt: moment("moved_at")
    .notNull()
    .default(sql`now()`),
});

export const uploadChunk = pgTable(
  "upload_piece",
  {
    uploadId: text("upload_id").notNull(),
    firstByte: bigint("first_byte", { mode: "number" }).notNull(),
    key: text("key").notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.firstByte] })],
);

/** A stored file that no row names, and since when. */
export const orphanMark = pgTable("orphan_mark", {
  key: text("key").primaryKey(),
  markedAt: moment("marked_at")
    .notNull()
    .default(sql`now()`),
});

/** A stored file of a record that was deleted for good, until the file is removed. */
export const fileRemoval = pgTable("file_removal", {
  key: text("key").primaryKey(),
  createdAt: createdAt(),
});
