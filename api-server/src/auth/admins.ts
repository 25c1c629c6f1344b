import {
  maxEmailLength,
  maxPasswordLength,
  maxPersonNameLength,
  type Role,
} from "@ministry/api-client/schemas";
import { type Db } from "../database/database.ts";
import { newId } from "../lib/ids.ts";
import { badRequest, emailTaken } from "../lib/problems.ts";
import { visibleText } from "../lib/visible-text.ts";
import { type Admin, adminsRepository, emailKeyOf } from "../repositories/accounts/admins.ts";
import { invitationsRepository } from "../repositories/accounts/invitations.ts";
import { isEasilyGuessed } from "../credentials/common-passwords.ts";
import { hashPassword } from "../credentials/passwords.ts";

const minPasswordLength = 8;

export interface NewAdmin {
  name: string;
  email: string;
  password: string;
  /** `administrator` when left out: what the contract registers. */
  role?: Role | undefined;
  /** Somebody else has chosen the password, and knows it. */
  passwordGiven?: boolean;
}

/**
 * Refuses passwords nobody should have; the sentence is shown.
 *
 * @param own name and address of the account: what a guesser tries first
 */
export async function checkPassword(password: string, own: readonly string[]): Promise<void> {
  checkLength(password);
  if (await isEasilyGuessed(password, own)) {
    throw badRequest(
      "This password is easily guessed: it is among the most used ones, or made of your name or address. Several words in a row are easy to remember and hard to guess.",
    );
  }
}

function checkLength(password: string): void {
  if (password.length < minPasswordLength) {
    throw badRequest(`The password must have at least ${minPasswordLength} characters.`);
  }
  if (password.length > maxPasswordLength) {
    throw badRequest(`The password must have at most ${maxPasswordLength} characters.`);
  }
}

/** Checks and trims the name and the address of an account; the first gap is the refusal. */
export function checkPerson({ name, email }: Pick<NewAdmin, "name" | "email">): {
  name: string;
  email: string;
} {
  const clean = { name: name.trim(), email: email.trim() };
  const controls = /\p{Cc}/u;
  if (visibleText(clean.name) === "") throw badRequest("Full name is required.");
  if (clean.name.length > maxPersonNameLength || controls.test(clean.name))
    throw badRequest("The name can't be used.");
  if (
    clean.email.length > maxEmailLength ||
    controls.test(clean.email) ||
    !/^[^\s@]+@[^\s@]+$/.test(clean.email)
  ) {
    throw badRequest("Please enter a valid email address.");
  }
  return clean;
}

/**
 * The row of a new administrator; hashing takes its time, so it is made before the transaction.
 *
 * @param anyPassword takes an easily guessed one too: the operator's own setting
 */
export async function newAdminRow(wanted: NewAdmin, { anyPassword = false } = {}): Promise<Admin> {
  const { name, email } = checkPerson(wanted);
  const { password } = wanted;
  checkLength(password);
  if (!anyPassword) await checkPassword(password, [name, email]);
  const now = new Date();
  return {
    id: newId(now),
    name,
    email,
    emailKey: emailKeyOf(email),
    passwordHash: await hashPassword(password),
    passwordGiven: wanted.passwordGiven ?? false,
    // Made at the first sign-in (sessions/queue-keys.ts).
    queueKey: "",
    active: true,
    role: wanted.role ?? "administrator",
    createdAt: now,
    updatedAt: now,
    lastSignInAt: null,
  };
}

/** Adds an administrator in a transaction; of two with one address, one is refused. An open invitation ends. */
export async function addAdmin(tx: Db, row: Admin): Promise<void> {
  const admins = adminsRepository(tx);
  await admins.lock();
  if (await admins.findByEmail(row.email)) throw emailTaken();
  await admins.insert(row);
  await invitationsRepository(tx).removeOf(row.email);
}

/** Creates the first administrator unless there is one; true when this call did. Safe with several servers. */
export async function ensureFirstAdmin(db: Db, wanted: NewAdmin): Promise<boolean> {
  if ((await adminsRepository(db).count()) > 0) return false;
  const row = await newAdminRow(wanted, { anyPassword: true });
  return db.transaction(async (tx) => {
    const admins = adminsRepository(tx);
    await admins.lock();
    if ((await admins.count()) > 0) return false;
    await admins.insert(row);
    return true;
  });
}
