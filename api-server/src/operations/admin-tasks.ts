import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { addAdmin, newAdminRow } from "../auth/admins.ts";
import { makeResetToken } from "../auth/reset-password.ts";
import { userOf } from "../auth/sessions.ts";
import { type Db } from "../database/database.ts";
import { orIfTaken } from "../database/unique.ts";
import { badRequest, lastAdmin, notFound, titleTaken } from "../problems.ts";
import { type Admin, adminsRepository } from "../repositories/admins.ts";
import { auditRepository, type Doer } from "../repositories/audit.ts";
import { sessionsRepository } from "../repositories/sessions.ts";
import { topicOf, trashRepository } from "../repositories/trash.ts";
import { versionsRepository } from "../repositories/versions.ts";

export interface AdminTask {
  db: Db;
  /** The API's address as browsers see it: where a one-time link leads. */
  apiUrl: string;
}

export const adminUsage = `Usage: npm run admin -- COMMAND
  create --email ADDRESS --name NAME     a new administrator, with a password made up and printed once
  list                                   all administrators
  reset-password --email ADDRESS         a one-time link for a new password, good for a day
  deactivate --email ADDRESS             ends all sessions; no more signing in
  activate --email ADDRESS
  trash                                  what was deleted within 30 days
  bring-back ID                          restores it to its place`;

/** The audit trail's name for the command line. */
const operator: Doer = { id: undefined, name: "Command line", requestId: "", address: "local" };

async function create({ db }: AdminTask, email: string, name: string): Promise<string> {
  const password = randomBytes(12).toString("base64url");
  const row = await newAdminRow({ email, name, password });
  await db.transaction(async (tx) => {
    await addAdmin(tx, row);
    const deed = { action: "create", kind: "admin", subjectId: row.id, subjectTitle: row.name } as const;
    await auditRepository(tx).record(operator, { ...deed, after: userOf(row) });
  });
  return `Created ${row.email}\nPassword (shown once): ${password}`;
}

async function list({ db }: AdminTask): Promise<string> {
  const admins = await adminsRepository(db).list();
  const line = ({ email, name, active }: Admin) => `${email}\t${name}${active ? "" : "\t(deactivated)"}`;
  return admins.length === 0 ? "There is no administrator yet." : admins.map(line).join("\n");
}

async function setActive({ db }: AdminTask, email: string, active: boolean): Promise<string> {
  return db.transaction(async (tx) => {
    const admins = adminsRepository(tx);
    await admins.lock();
    const admin = await admins.findByEmail(email);
    if (!admin) throw notFound("admin");
    if (!active && admin.active && (await admins.countActive()) <= 1) throw lastAdmin();
    await admins.setActive(admin.id, active);
    if (!active) await sessionsRepository(tx).removeAllOf(admin.id);
    const action = active ? "activate" : "deactivate";
    await auditRepository(tx).record(operator, {
      action,
      kind: "admin",
      subjectId: admin.id,
      subjectTitle: admin.name,
    });
    return `${admin.email} is ${active ? "active" : "deactivated"}.`;
  });
}

async function trash({ db }: AdminTask): Promise<string> {
  const items = await trashRepository(db).list(100);
  if (items.length === 0) return "The trash is empty.";
  return items
    .map(({ id, kind, title, deletedAt }) => [id, kind, deletedAt.toISOString(), title].join("\t"))
    .join("\n");
}

async function bringBack({ db }: AdminTask, id: string): Promise<string> {
  return db.transaction(async (tx) => {
    const item = await trashRepository(tx).lock(id);
    if (!item) throw notFound("trash");
    const { kind, title, projectTitle } = item;
    await orIfTaken(trashRepository(tx).restore(item), titleTaken);
    await auditRepository(tx).record(operator, {
      action: "restore",
      kind,
      subjectId: id,
      subjectTitle: projectTitle ?? title,
    });
    await versionsRepository(tx).bump(topicOf[kind]);
    return `The ${kind} “${title}” is back.`;
  });
}

/** Does what the operator typed after `npm run admin --` and returns the lines to print; refusals are `Problem`s. */
export async function runAdminTask(task: AdminTask, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    options: { email: { type: "string" }, name: { type: "string" } },
    allowPositionals: true,
    strict: false,
  });
  const [command = "", target = ""] = positionals;
  const email = () => {
    if (typeof values.email !== "string" || values.email === "")
      throw badRequest("Name the administrator: --email ADDRESS");
    return values.email;
  };
  switch (command) {
    case "create":
      return create(task, email(), typeof values.name === "string" ? values.name : "Administrator");
    case "list":
      return list(task);
    case "reset-password": {
      const token = await makeResetToken(task.db, email());
      return `One-time link, good for a day: ${task.apiUrl}/password-reset?token=${token}`;
    }
    case "deactivate":
    case "activate":
      return setActive(task, email(), command === "activate");
    case "trash":
      return trash(task);
    case "bring-back":
      return bringBack(task, target);
    default:
      throw badRequest(adminUsage);
  }
}
