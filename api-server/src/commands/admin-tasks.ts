import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { type Role, roleIn, roles } from "@ministry/api-client/schemas";
import { addAdmin, newAdminRow } from "../auth/admins.ts";
import { changeAdmin } from "../auth/change-admin.ts";
import { makeResetTokenFor } from "../auth/reset-password.ts";
import { userOf } from "../auth/sessions.ts";
import { type Db } from "../database/database.ts";
import { orIfTaken } from "../database/unique.ts";
import { badRequest, notFound, titleTaken } from "../lib/problems.ts";
import { type Admin, adminsRepository } from "../repositories/admins.ts";
import { auditRepository, type AuditContext } from "../repositories/audit.ts";
import { installationRepository } from "../repositories/installation.ts";
import { topicOf, trashRepository } from "../repositories/trash.ts";
import { versionsRepository } from "../repositories/versions.ts";
import { resetSecondFactor } from "../second-factor/enrolment.ts";
import { type Secrets } from "../secrets/secrets.ts";
import { rotateSecrets } from "../installation/stored-secrets.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import { erasePerson } from "./erase-person.ts";
import { adoptStorage, newInstallation } from "../installation/installation.ts";
import { collectOrphans, type OrphanOptions } from "../cleanup/orphans.ts";

export interface AdminTask {
  db: Db;
  secrets: Secrets;
  /** The API's address as browsers see it: where a one-time link leads. */
  apiUrl: string;
  store: ObjectStore;
  /** Absent where database and file storage are not known to belong together. */
  orphans?: OrphanOptions;
}

export const adminUsage = `Usage: npm run admin -- COMMAND
  create --email ADDRESS --name NAME [--role ROLE]
                                         a new account, with a password made up and printed once; an administrator
                                         unless the role is viewer, editor or publisher
  list                                   all accounts with their roles
  role --email ADDRESS --role ROLE       viewer, editor, publisher or administrator
  reset-password --email ADDRESS         a one-time link for a new password, good for a day
  reset-second-factor --email ADDRESS    removes codes, passkeys and recovery codes: the phone is lost
  rotate-secrets                         wraps every stored secret with the present SECRETS_KEY
  rotate-installation-secret             ends the passes by which files of deleted records are shown for an hour
  deactivate --email ADDRESS             ends all sessions; no more signing in
  activate --email ADDRESS
  erase --email ADDRESS [--trail]        erases the account of somebody who left, and reports where texts name them
  erase --name NAME [--trail]            reports where texts name a person; --trail erases it from the change history
  trash                                  what was deleted within 30 days
  bring-back ID                          restores it to its place
  adopt-storage                          says that the file storage belongs to this database
  remove-orphans                         removes stored files that no row has named for a week, however many`;

/** The audit trail's name for the command line. */
const operator: AuditContext = { id: undefined, name: "Command line", requestId: "", address: "local" };

async function create({ db }: AdminTask, email: string, name: string, role?: Role): Promise<string> {
  const password = randomBytes(16).toString("base64url");
  const row = await newAdminRow({ email, name, password, role, passwordGiven: true });
  await db.transaction(async (tx) => {
    await addAdmin(tx, row);
    const event = { action: "create", kind: "admin", subjectId: row.id, subjectTitle: row.name } as const;
    await auditRepository(tx).record(operator, { ...event, after: userOf(row) });
  });
  return `Created ${row.email}\nPassword (shown once): ${password}`;
}

async function list({ db }: AdminTask): Promise<string> {
  const admins = await adminsRepository(db).list();
  const line = ({ email, name, role, active }: Admin) =>
    `${email}\t${name}\t${role}${active ? "" : "\t(deactivated)"}`;
  return admins.length === 0 ? "There is no administrator yet." : admins.map(line).join("\n");
}

async function setActive({ db }: AdminTask, email: string, active: boolean): Promise<string> {
  const change = (tx: Db) => changeAdmin(tx, (admins) => admins.findByEmail(email), { active }, operator);
  const admin = await db.transaction(change);
  return `${admin.email} is ${active ? "active" : "deactivated"}.`;
}

/** Also the way back in where the last administrator is locked out. */
async function setRole({ db }: AdminTask, email: string, wanted: unknown): Promise<string> {
  const role = roleIn(wanted);
  if (!role) throw badRequest(`Name the role: --role ${roles.join("|")}`);
  const change = (tx: Db) => changeAdmin(tx, (admins) => admins.findByEmail(email), { role }, operator);
  const admin = await db.transaction(change);
  return `${admin.email} is ${role} now.`;
}

/** For a lost phone without recovery codes; also the way back in for the last administrator. */
async function resetFactor({ db }: AdminTask, email: string): Promise<string> {
  const admin = await resetSecondFactor(db, (admins) => admins.findByEmail(email), operator);
  return `${admin.email} has no second factor any more. The password is as it was.`;
}

async function rotate({ db, secrets }: AdminTask): Promise<string> {
  if (secrets.keyId === undefined)
    throw badRequest("SECRETS_KEY is not set. Make a key with: openssl rand -base64 32");
  const count = await rotateSecrets(db, secrets);
  await auditRepository(db).record(operator, {
    action: "secrets-rotated",
    kind: "installation",
    subjectId: secrets.keyId,
  });
  return `${count} stored ${count === 1 ? "secret" : "secrets"} moved to the key ${secrets.keyId}; all are wrapped with it now. SECRETS_KEY_PREVIOUS can go from the settings. Keep the old key as long as backups from before today.`;
}

/** Running servers hold the former secret until they are started again. */
async function rotateInstallationSecret({ db }: AdminTask): Promise<string> {
  await db.transaction(async (tx) => {
    await installationRepository(tx).setSecret(newInstallation().secret);
    const event = { action: "secrets-rotated", kind: "installation", subjectId: "installation" } as const;
    await auditRepository(tx).record(operator, event);
  });
  return "The installation has a new secret. Restart its servers: passes made before are refused from then on.";
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

async function adopt({ db, store, orphans }: AdminTask): Promise<string> {
  if (orphans) return "Database and file storage already belong together.";
  const { id } = await adoptStorage({ installation: installationRepository(db), store });
  return `The file storage now belongs to installation ${id}, as the database does.`;
}

async function removeOrphans({ orphans }: AdminTask): Promise<string> {
  if (!orphans) throw badRequest("Database and file storage do not belong together: see adopt-storage.");
  const { objects, orphans: found, removed, refused } = await collectOrphans({ ...orphans, force: true });
  if (refused !== undefined) throw badRequest(refused);
  return `${objects} stored files, ${found} of them without a row; ${removed} removed (those without a row for a week).`;
}

/** Does what the operator typed after `npm run admin --` and returns the lines to print; refusals are `Problem`s. */
export async function runAdminTask(task: AdminTask, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      email: { type: "string" },
      name: { type: "string" },
      role: { type: "string" },
      trail: { type: "boolean" },
    },
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
      if (values.role !== undefined && !roleIn(values.role))
        throw badRequest(`Name the role: --role ${roles.join("|")}`);
      return create(
        task,
        email(),
        typeof values.name === "string" ? values.name : "Administrator",
        roleIn(values.role),
      );
    case "role":
      return setRole(task, email(), values.role);
    case "list":
      return list(task);
    case "reset-password": {
      const token = await makeResetTokenFor(task.db, email(), operator);
      return `One-time link, good for a day: ${task.apiUrl}/password-reset?token=${token}`;
    }
    case "reset-second-factor":
      return resetFactor(task, email());
    case "rotate-secrets":
      return rotate(task);
    case "rotate-installation-secret":
      return rotateInstallationSecret(task);
    case "deactivate":
    case "activate":
      return setActive(task, email(), command === "activate");
    case "erase": {
      const given = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);
      const person = { email: given(values.email), name: given(values.name), trail: values.trail === true };
      return erasePerson(task.db, operator, person);
    }
    case "trash":
      return trash(task);
    case "bring-back":
      return bringBack(task, target);
    case "adopt-storage":
      return adopt(task);
    case "remove-orphans":
      return removeOrphans(task);
    default:
      throw badRequest(adminUsage);
  }
}
