import { type Db } from "../database/database.ts";
import { newId } from "../ids.ts";
import { badRequest, emailTaken } from "../problems.ts";
import { type Admin, adminsRepository, emailKeyOf } from "../repositories/admins.ts";
import { hashPassword } from "./passwords.ts";
import { newQueueKey } from "./sessions.ts";

const shortestPassword = 8;
const longestPassword = 200;

export interface NewAdmin {
  name: string;
  email: string;
  password: string;
}

/** Refuses passwords nobody should have; the sentence is shown. */
export function checkPassword(password: string): void {
  if (password.length < shortestPassword) {
    throw badRequest(`The password must have at least ${shortestPassword} characters.`);
  }
  if (password.length > longestPassword) {
    throw badRequest(`The password must have at most ${longestPassword} characters.`);
  }
}

/** Checks what a registration says, trimmed; the first gap is the refusal. */
export function checkNewAdmin({ name, email, password }: NewAdmin): NewAdmin {
  const clean = { name: name.trim(), email: email.trim(), password };
  const controls = /\p{Cc}/u;
  if (clean.name === "") throw badRequest("Full name is required.");
  if (clean.name.length > 200 || controls.test(clean.name)) throw badRequest("The name can't be used.");
  if (clean.email.length > 254 || controls.test(clean.email) || !/^[^\s@]+@[^\s@]+$/.test(clean.email)) {
    throw badRequest("Please enter a valid email address.");
  }
  checkPassword(password);
  return clean;
}

/** The row of a new administrator; hashing takes its time, so it is made before the transaction. */
export async function newAdminRow(wanted: NewAdmin): Promise<Admin> {
  const { name, email, password } = checkNewAdmin(wanted);
  const now = new Date();
  return {
    id: newId(now),
    name,
    email,
    emailKey: emailKeyOf(email),
    passwordHash: await hashPassword(password),
    queueKey: newQueueKey(),
    active: true,
    createdAt: now,
    lastSignInAt: null,
  };
}

/** Adds an administrator in a transaction; of two with one address, one is refused. */
export async function addAdmin(tx: Db, row: Admin): Promise<void> {
  const admins = adminsRepository(tx);
  await admins.lock();
  if (await admins.findByEmail(row.email)) throw emailTaken();
  await admins.insert(row);
}

/** Creates the first administrator unless there is one; true when this call did. Safe with several servers. */
export async function ensureFirstAdmin(db: Db, wanted: NewAdmin): Promise<boolean> {
  if ((await adminsRepository(db).count()) > 0) return false;
  const row = await newAdminRow(wanted);
  return db.transaction(async (tx) => {
    const admins = adminsRepository(tx);
    await admins.lock();
    if ((await admins.count()) > 0) return false;
    await admins.insert(row);
    return true;
  });
}
