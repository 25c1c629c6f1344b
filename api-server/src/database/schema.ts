import { type Role } from "@ministry/api-client/schemas";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

/** The tables as the queries see them; their one definition in SQL is `../migrations`. */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const born = () =>
  moment("created_at")
    .notNull()
    .default(sql`now()`);
const changed = () =>
  moment("updated_at")
    .notNull()
    .default(sql`now()`);
const prose = (name: string) => text(name).notNull().default("");

export const admin = pgTable("admin", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  emailKey: text("email_key").notNull(),
  passwordHash: text("password_hash").notNull(),
  queueKey: text("queue_key").notNull(),
  active: boolean("active").notNull().default(true),
  role: text("role").$type<Role>().notNull().default("administrator"),
  createdAt: born(),
  updatedAt: changed(),
  lastSignInAt: moment("last_sign_in_at"),
});

export const session = pgTable("session", {
  tokenHash: text("token_hash").primaryKey(),
  id: text("id").notNull(),
  adminId: text("admin_id").notNull(),
  createdAt: moment("created_at").notNull(),
  usedAt: moment("used_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  /** Hash of what the device shows at its next sign-in. */
  device: text("device"),
  /** The session whose token came with the sign-in. */
  formerId: text("former_id"),
  /** The sessions before it on this device end when it is first used. */
  replaces: boolean("replaces").notNull().default(false),
  userAgent: prose("user_agent"),
  address: prose("address"),
  provenAt: moment("proven_at"),
  provenBy: text("proven_by").$type<"password" | "second-factor">(),
});

export const totp = pgTable("totp", {
  adminId: text("admin_id").primaryKey(),
  secret: text("secret"),
  pending: text("pending"),
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
});

export const recoveryCode = pgTable(
  "recovery_code",
  {
    adminId: text("admin_id").notNull(),
    selector: text("selector").notNull(),
    codeHash: text("code_hash").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [primaryKey({ columns: [table.adminId, table.selector] })],
);

export const passkey = pgTable("passkey", {
  id: text("id").primaryKey(),
  adminId: text("admin_id").notNull(),
  name: text("name").notNull(),
  publicKey: text("public_key").notNull(),
  counter: bigint("counter", { mode: "number" }).notNull(),
  transports: jsonb("transports").$type<string[]>().notNull().default([]),
  createdAt: born(),
  usedAt: moment("used_at"),
});

export const challenge = pgTable("challenge", {
  tokenHash: text("token_hash").primaryKey(),
  adminId: text("admin_id").notNull(),
  purpose: text("purpose").$type<"sign-in" | "step-up" | "passkey">().notNull(),
  failures: integer("failures").notNull().default(0),
  expiresAt: moment("expires_at").notNull(),
});

export const signInTry = pgTable("sign_in_try", {
  subject: text("subject").primaryKey(),
  failures: integer("failures").notNull(),
  firstAt: moment("first_at").notNull(),
});

export const resetLink = pgTable("reset_link", {
  tokenHash: text("token_hash").primaryKey(),
  adminId: text("admin_id").notNull(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
});

export const invitation = pgTable("invitation", {
  id: text("id").primaryKey(),
  email: text("email").notNull(),
  emailKey: text("email_key").notNull(),
  name: text("name").notNull(),
  role: text("role").$type<Role>().notNull(),
  /** Of the newest link; absent until the mail with the first one is made. */
  tokenHash: text("token_hash"),
  invitedBy: text("invited_by"),
  createdAt: born(),
  expiresAt: moment("expires_at").notNull(),
  mailedAt: moment("mailed_at"),
});

/** Who asked for a mail, until the audit event is written. */
export interface AskedBy {
  id?: string;
  name: string;
  requestId: string;
  address: string;
}

export const mailJob = pgTable("mail_job", {
  id: text("id").primaryKey(),
  kind: text("kind").$type<"invitation" | "reset">().notNull(),
  /** The invitation's id; of a reset the address that was asked for. */
  subject: text("subject").notNull(),
  askedBy: jsonb("asked_by").$type<AskedBy>().notNull(),
  createdAt: born(),
  giveUpAt: moment("give_up_at").notNull(),
  tries: integer("tries").notNull().default(0),
  dueAt: moment("due_at")
    .notNull()
    .default(sql`now()`),
  leaseUntil: moment("lease_until"),
  failedAt: moment("failed_at"),
  failure: prose("failure"),
  refused: boolean("refused").notNull().default(false),
});

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
    createdAt: born(),
  },
  (table) => [primaryKey({ columns: [table.actor, table.key] })],
);

export const cacheVersion = pgTable("cache_version", {
  topic: text("topic").primaryKey(),
  v: bigint("v", { mode: "number" }).notNull(),
});

/** One smaller copy of an image, as the image's row keeps it. */
export interface VariantRow {
  key: string;
  width: number;
  format: "webp" | "avif";
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
  createdAt: born(),
  unusedSince: moment("unused_since"),
});

export type Sector = "energy" | "water";

export const project = pgTable("project", {
  id: text("id").primaryKey(),
  sector: text("sector").$type<Sector>().notNull(),
  title: text("title").notNull(),
  description: prose("description"),
  overview: prose("overview"),
  geography: prose("geography"),
  objective: prose("objective"),
  componentTitle: prose("component_title"),
  componentOne: prose("component_one"),
  componentTwo: prose("component_two"),
  componentThree: prose("component_three"),
  componentFour: prose("component_four"),
  coverImage: text("cover_image"),
  objectiveImage: text("objective_image"),
  geographicImage: text("geographic_image"),
  stakeholderOne: text("stakeholder_one"),
  stakeholderTwo: text("stakeholder_two"),
  stakeholderThree: text("stakeholder_three"),
  stakeholderFour: text("stakeholder_four"),
  achievementsText: prose("achievements_text"),
  createdAt: born(),
  updatedAt: changed(),
  deletedAt: moment("deleted_at"),
});

export const achievement = pgTable("achievement", {
  id: text("id").primaryKey(),
  projectId: text("project_id").notNull(),
  position: integer("position").notNull(),
  title: text("title").notNull(),
  detail: prose("detail"),
  /** `null` for a line that came without a figure: it is told as a string, not as "0 %". */
  progress: doublePrecision("progress"),
  createdAt: born(),
  updatedAt: changed(),
  deletedAt: moment("deleted_at"),
});

export const photo = pgTable("photo", {
  id: text("id").primaryKey(),
  projectId: text("project_id").notNull(),
  position: integer("position").notNull(),
  image: text("image").notNull(),
  createdAt: born(),
  deletedAt: moment("deleted_at"),
});

export const event = pgTable("event", {
  id: text("id").primaryKey(),
  title: text("title").notNull(),
  /** Hash of the trimmed, case-folded title: what has to be unique among events not deleted (AMB-44). */
  titleKey: text("title_key").notNull(),
  ministry: prose("ministry"),
  description: prose("description"),
  moreDescription: prose("more_description"),
  coverImage: text("cover_image"),
  objectiveImage: text("objective_image"),
  createdAt: born(),
  updatedAt: changed(),
  deletedAt: moment("deleted_at"),
});

export const documentFile = pgTable("document_file", {
  key: text("key").primaryKey(),
  documentId: text("document_id").notNull(),
  filename: text("filename").notNull(),
  contentType: text("content_type").notNull(),
  bytes: bigint("bytes", { mode: "number" }).notNull(),
  /** Hash of the content in hex; absent from documents stored before it was taken. */
  sha256: text("sha256"),
  createdAt: born(),
  unusedSince: moment("unused_since"),
});

export const document = pgTable("document", {
  id: text("id").primaryKey(),
  title: text("title").notNull(),
  description: prose("description"),
  category: text("category").notNull().default("general"),
  fileKey: text("file_key").notNull(),
  createdAt: born(),
  updatedAt: changed(),
  deletedAt: moment("deleted_at"),
});

export const audit = pgTable("audit", {
  id: text("id").primaryKey(),
  at: moment("at")
    .notNull()
    .default(sql`now()`),
  actorId: text("actor_id"),
  actorName: text("actor_name").notNull(),
  action: text("action").notNull(),
  kind: text("kind").notNull(),
  subjectId: text("subject_id").notNull(),
  subjectTitle: prose("subject_title"),
  before: jsonb("before"),
  after: jsonb("after"),
  requestId: prose("request_id"),
  address: prose("address"),
});

export const upload = pgTable("upload", {
  id: text("id").primaryKey(),
  size: bigint("size", { mode: "number" }).notNull(),
  offset: bigint("offset", { mode: "number" }).notNull().default(0),
  metadata: jsonb("metadata").$type<Record<string, string | null>>().notNull(),
  createdAt: born(),
  movedAt: moment("moved_at")
    .notNull()
    .default(sql`now()`),
});

export const uploadPiece = pgTable(
  "upload_piece",
  {
    uploadId: text("upload_id").notNull(),
    firstByte: bigint("first_byte", { mode: "number" }).notNull(),
    key: text("key").notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.firstByte] })],
);

/** One row: which installation this database belongs to. */
export const installation = pgTable("installation", {
  single: boolean("single").primaryKey().default(true),
  id: text("id").notNull(),
  secret: text("secret").notNull(),
  createdAt: born(),
});

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
  createdAt: born(),
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
