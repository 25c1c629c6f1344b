import { type Db } from "../database/database.ts";
import { badRequest, notFound, samePassword } from "../lib/problems.ts";
import { type Admin, adminsRepository } from "../repositories/accounts/admins.ts";
import { auditRepository, type AuditContext } from "../repositories/service/audit.ts";
import { resetLinksRepository } from "../repositories/accounts/reset-links.ts";
import { sessionsRepository } from "../repositories/accounts/sessions.ts";
import { accountEvent } from "./account-events.ts";
import { checkPassword } from "./admins.ts";
import { hashPassword, passwordFits } from "../credentials/passwords.ts";
import { hashOf, newToken } from "../credentials/tokens.ts";

/** How long a link for a new password can be used. */
export const resetLinkLivesMs = 24 * 3_600_000;

/**
 * A token that lets its holder set a new password once, within a day.
 *
 * @param context who asked for it; left out when a mail is tried again, which is one event
 */
export async function makeResetToken(
  db: Db,
  admin: Pick<Admin, "id" | "name">,
  context: AuditContext | undefined,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + resetLinkLivesMs);
  await db.transaction(async (tx) => {
    await resetLinksRepository(tx).replace(admin.id, hashOf(token), expiresAt);
    if (context) await auditRepository(tx).record(context, accountEvent(admin, "reset-link", "admin"));
  });
  return { token, expiresAt };
}

/** The same for the account of an address. */
export async function makeResetTokenFor(db: Db, email: string, context: AuditContext): Promise<string> {
  const admin = await adminsRepository(db).findByEmail(email);
  if (!admin) throw notFound("admin");
  return (await makeResetToken(db, admin, context)).token;
}

const linkUsed = () =>
  badRequest(
    "This link was used already, is too old, or there is a newer one. If you have chosen a new password, sign in with it. If not, ask for a new link.",
  );

/**
 * Whose password a link sets; does not use it up.
 *
 * @throws Problem when it leads nowhere (any more)
 */
export async function ownerOfLink(db: Db, token: string): Promise<Admin> {
  const ownerId = await resetLinksRepository(db).ownerOf(hashOf(token), new Date());
  const owner = ownerId === undefined ? undefined : await adminsRepository(db).findById(ownerId);
  if (!owner) throw linkUsed();
  return owner;
}

/** Checks the link and hashes the new password; outside of the transaction, since it takes its time. */
export async function prepareReset(db: Db, token: string, password: string): Promise<string> {
  // Hashing costs the machine: a link that leads nowhere is refused before it.
  const owner = await ownerOfLink(db, token);
  await checkPassword(password, [owner.name, owner.email]);
  // Who has chosen the present one still knows it. One's own may be set again: it was thought forgotten.
  if (owner.passwordGiven && (await passwordFits(password, owner.passwordHash))) throw samePassword();
  return hashPassword(password);
}

/** Sets the new password with such a token, in a transaction; every session of the administrator ends. */
export async function resetPassword(
  tx: Db,
  token: string,
  passwordHash: string,
  context: AuditContext,
): Promise<void> {
  const adminId = await resetLinksRepository(tx).use(hashOf(token), new Date());
  const admin = adminId === undefined ? undefined : await adminsRepository(tx).findById(adminId);
  if (!admin) throw linkUsed();
  await adminsRepository(tx).setPassword(admin.id, passwordHash);
  await sessionsRepository(tx).removeAllOf(admin.id);
  await auditRepository(tx).record(
    { ...context, id: admin.id, name: admin.name },
    { action: "password", kind: "admin", subjectId: admin.id, subjectTitle: admin.name },
  );
}
