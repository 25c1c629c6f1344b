import { type Db } from "../database/database.ts";
import { badRequest, notFound } from "../problems.ts";
import { adminsRepository } from "../repositories/admins.ts";
import { auditRepository, type AuditContext } from "../repositories/audit.ts";
import { resetLinksRepository } from "../repositories/reset-links.ts";
import { sessionsRepository } from "../repositories/sessions.ts";
import { accountEvent } from "./account-events.ts";
import { checkPassword } from "./admins.ts";
import { hashPassword } from "./passwords.ts";
import { hashOf, newToken } from "./tokens.ts";

const linkLivesMs = 24 * 3_600_000;

/** A token that lets its holder set a new password once, within a day. */
export async function makeResetToken(db: Db, email: string, context: AuditContext): Promise<string> {
  const admin = await adminsRepository(db).findByEmail(email);
  if (!admin) throw notFound("admin");
  const token = newToken();
  await db.transaction(async (tx) => {
    const expiresAt = new Date(Date.now() + linkLivesMs);
    await resetLinksRepository(tx).replace(admin.id, hashOf(token), expiresAt);
    await auditRepository(tx).record(context, accountEvent(admin, "reset-link", "admin"));
  });
  return token;
}

const linkUsed = () => badRequest("This link was used already or is too old. Please ask for a new one.");

/** Sets the new password with such a token; every session of the administrator ends. */
export async function resetPassword(
  db: Db,
  token: string,
  password: string,
  context: AuditContext,
): Promise<void> {
  // Hashing costs the machine: a link that leads nowhere is refused before it.
  const ownerId = await resetLinksRepository(db).ownerOf(hashOf(token), new Date());
  const owner = ownerId === undefined ? undefined : await adminsRepository(db).findById(ownerId);
  if (!owner) throw linkUsed();
  await checkPassword(password, [owner.name, owner.email]);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const adminId = await resetLinksRepository(tx).use(hashOf(token), new Date());
    const admin = adminId === undefined ? undefined : await adminsRepository(tx).findById(adminId);
    if (!admin) throw linkUsed();
    await adminsRepository(tx).setPassword(admin.id, passwordHash);
    await sessionsRepository(tx).removeAllOf(admin.id);
    await auditRepository(tx).record(
      { ...context, id: admin.id, name: admin.name },
      { action: "password", kind: "admin", subjectId: admin.id, subjectTitle: admin.name },
    );
  });
}
