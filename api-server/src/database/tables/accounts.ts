import { type Role } from "@ministry/api-client/schemas";
import { sql } from "drizzle-orm";
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, moment, prose, updatedAt } from "./columns.ts";

/** Administrators, how they sign in, who is invited, the mails to them, and what they changed. */

export const admin = pgTable("admin", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  emailKey: text("email_key").notNull(),
  passwordHash: text("password_hash").notNull(),
  /** Somebody else chose the password: its owner is asked for one of their own. */
  passwordGiven: boolean("password_given").notNull().default(false),
  queueKey: text("queue_key").notNull(),
  active: boolean("active").notNull().default(true),
  role: text("role").$type<Role>().notNull().default("administrator"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
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
  createdAt: createdAt(),
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
  createdAt: createdAt(),
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
  createdAt: createdAt(),
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
