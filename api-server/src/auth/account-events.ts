import { type Db } from "../database/database.ts";
import { auditRepository, type AuditEvent, type AuditContext } from "../repositories/service/audit.ts";
import { type Admin, adminsRepository } from "../repositories/accounts/admins.ts";
import { signInTriesRepository } from "../repositories/accounts/sign-in-tries.ts";

/** Failed sign-ins the change history takes in one window; a flood of guesses must not bury everything else. */
const maxFailures = 200;

/** What happened to an account, as the change history names it. */
export const accountEvent = (
  admin: Pick<Admin, "id" | "name">,
  action: AuditEvent["action"],
  kind: "admin" | "session" = "session",
): AuditEvent => ({ action, kind, subjectId: admin.id, subjectTitle: admin.name });

/**
 * Writes a failed sign-in into the change history. What was typed is not stored: people type passwords into the wrong
 * field, and an address that has no account is nobody's. After too many in a quarter of an hour one line says that
 * the others are not listed.
 */
export async function recordFailedSignIn(
  db: Db,
  email: string,
  origin: Pick<AuditContext, "requestId" | "address">,
  now = new Date(),
): Promise<void> {
  const { failures } = await signInTriesRepository(db).add("history:failed", now);
  if (failures > maxFailures) return;
  const admin = await adminsRepository(db).findByEmail(email);
  const name = failures === maxFailures ? "Many people (the others are not listed)" : "Somebody";
  const known = admin ?? { id: "", name: "" };
  await auditRepository(db).record({ ...origin, id: undefined, name }, accountEvent(known, "sign-in-failed"));
}
