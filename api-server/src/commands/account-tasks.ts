import { randomBytes } from "node:crypto";
import { type Role, roleIn, roles } from "@ministry/api-client/schemas";
import { addAdmin, newAdminRow } from "../auth/admins.ts";
import { changeAdmin } from "../auth/change-admin.ts";
import { makeResetTokenFor } from "../auth/reset-password.ts";
import { userOf } from "../auth/sessions.ts";
import { type Db } from "../database/database.ts";
import { badRequest } from "../lib/problems.ts";
import { type Admin, adminsRepository } from "../repositories/accounts/admins.ts";
import { auditRepository } from "../repositories/service/audit.ts";
import { resetSecondFactor } from "../second-factor/enrolment/enrolment.ts";
import { type AdminTask, operator } from "./admin-task.ts";

export async function create({ db }: AdminTask, email: string, name: string, role?: Role): Promise<string> {
  const password = randomBytes(16).toString("base64url");
  const row = await newAdminRow({ email, name, password, role, passwordGiven: true });
  await db.transaction(async (tx) => {
    await addAdmin(tx, row);
    const event = { action: "create", kind: "admin", subjectId: row.id, subjectTitle: row.name } as const;
    await auditRepository(tx).record(operator, { ...event, after: userOf(row) });
  });
  return `Created ${row.email}\nPassword (shown once): ${password}`;
}

export async function list({ db }: AdminTask): Promise<string> {
  const admins = await adminsRepository(db).list();
  const line = ({ email, name, role, active }: Admin) =>
    `${email}\t${name}\t${role}${active ? "" : "\t(deactivated)"}`;
  return admins.length === 0 ? "There is no administrator yet." : admins.map(line).join("\n");
}

export async function setActive({ db }: AdminTask, email: string, active: boolean): Promise<string> {
  const change = (tx: Db) => changeAdmin(tx, (admins) => admins.findByEmail(email), { active }, operator);
  const admin = await db.transaction(change);
  return `${admin.email} is ${active ? "active" : "deactivated"}.`;
}

/** Also the way back in where the last administrator is locked out. */
export async function setRole({ db }: AdminTask, email: string, wanted: unknown): Promise<string> {
  const role = roleIn(wanted);
  if (!role) throw badRequest(`Name the role: --role ${roles.join("|")}`);
  const change = (tx: Db) => changeAdmin(tx, (admins) => admins.findByEmail(email), { role }, operator);
  const admin = await db.transaction(change);
  return `${admin.email} is ${role} now.`;
}

/** For a lost phone without recovery codes; also the way back in for the last administrator. */
export async function resetFactor({ db }: AdminTask, email: string): Promise<string> {
  const admin = await resetSecondFactor(db, (admins) => admins.findByEmail(email), operator);
  return `${admin.email} has no second factor any more. The password is as it was.`;
}

export async function resetLink(task: AdminTask, email: string): Promise<string> {
  const token = await makeResetTokenFor(task.db, email, operator);
  return `One-time link, good for a day: ${task.apiUrl}/password-reset?token=${token}`;
}
