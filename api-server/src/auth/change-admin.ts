import { type Role } from "@ministry/api-client/schemas";
import { type Db } from "../database/database.ts";
import { lastAdmin, notFound } from "../lib/problems.ts";
import { type Admin, adminsRepository } from "../repositories/accounts/admins.ts";
import { auditRepository, type AuditContext } from "../repositories/service/audit.ts";
import { sessionsRepository } from "../repositories/accounts/sessions.ts";
import { versionAfter } from "../repositories/content/version-after.ts";

type Admins = ReturnType<typeof adminsRepository>;

/**
 * Refuses what would leave nobody to change accounts. Call it under the repository's lock.
 *
 * @throws Problem when `admin` is the only active administrator
 */
export async function keepAnAdministrator(admins: Admins, { active, role }: Admin): Promise<void> {
  if (!active || role !== "administrator") return;
  if ((await admins.countActiveAdministrators()) <= 1) throw lastAdmin();
}

export interface AccountChanges {
  active?: boolean | undefined;
  role?: Role | undefined;
}

/**
 * Switches an account off or on, or gives it another role, in a transaction; a deactivated account's sessions end at
 * once, and a role counts from the next call on. Returns the account as it is now.
 *
 * @param check refuses by the account as it was; runs under the lock
 */
export async function changeAdmin(
  tx: Db,
  find: (admins: Admins) => Promise<Admin | undefined>,
  { active, role }: AccountChanges,
  context: AuditContext,
  check?: (admin: Admin) => Promise<void> | void,
): Promise<Admin> {
  const admins = adminsRepository(tx);
  await admins.lock();
  const admin = await find(admins);
  if (!admin) throw notFound("admin");
  await check?.(admin);
  const loses = active === false || (role !== undefined && role !== "administrator");
  if (loses) await keepAnAdministrator(admins, admin);
  const after: Admin = {
    ...admin,
    active: active ?? admin.active,
    role: role ?? admin.role,
    updatedAt: versionAfter(admin.updatedAt),
  };
  await admins.change(admin.id, { active: after.active, role: after.role }, after.updatedAt);
  if (active === false) await sessionsRepository(tx).removeAllOf(admin.id);
  const subject = { kind: "admin", subjectId: admin.id, subjectTitle: admin.name } as const;
  const audit = auditRepository(tx);
  if (active !== undefined)
    await audit.record(context, { ...subject, action: active ? "activate" : "deactivate" });
  if (role !== undefined && role !== admin.role)
    await audit.record(context, {
      ...subject,
      action: "role",
      before: { role: admin.role },
      after: { role },
    });
  return after;
}
