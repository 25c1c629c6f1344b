import { parseArgs } from "node:util";
import { roleIn, roles } from "@ministry/api-client/schemas";
import { badRequest } from "../lib/problems.ts";
import { erasePerson } from "./erase-person.ts";
import { create, list, resetFactor, resetLink, setActive, setRole } from "./account-tasks.ts";
import { type AdminTask, operator } from "./admin-task.ts";
import { adopt, bringBack, removeOrphans, rotate, rotateInstallationSecret, trash } from "./stored-tasks.ts";

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

interface Given {
  email?: string | boolean | undefined;
  name?: string | boolean | undefined;
  role?: string | boolean | undefined;
  trail?: string | boolean | undefined;
  /** What stands after the command. */
  target: string;
}

const filled = (value: string | boolean | undefined) =>
  typeof value === "string" && value !== "" ? value : undefined;

function emailIn({ email }: Given): string {
  const given = filled(email);
  if (given === undefined) throw badRequest("Name the administrator: --email ADDRESS");
  return given;
}

function idIn(target: string): string {
  if (target === "")
    throw badRequest("Name what to bring back: bring-back ID. The command trash lists the ids.");
  return target;
}

function createGiven(task: AdminTask, given: Given): Promise<string> {
  if (given.role !== undefined && !roleIn(given.role))
    throw badRequest(`Name the role: --role ${roles.join("|")}`);
  const email = emailIn(given);
  const name = filled(given.name);
  if (name === undefined) throw badRequest("Say whose account it is: --name NAME");
  return create(task, email, name, roleIn(given.role));
}

const commands: Record<string, (task: AdminTask, given: Given) => Promise<string>> = {
  create: createGiven,
  role: (task, given) => setRole(task, emailIn(given), given.role),
  list,
  "reset-password": (task, given) => resetLink(task, emailIn(given)),
  "reset-second-factor": (task, given) => resetFactor(task, emailIn(given)),
  "rotate-secrets": rotate,
  "rotate-installation-secret": rotateInstallationSecret,
  deactivate: (task, given) => setActive(task, emailIn(given), false),
  activate: (task, given) => setActive(task, emailIn(given), true),
  erase: ({ db }, { email, name, trail }) =>
    erasePerson(db, operator, { email: filled(email), name: filled(name), trail: trail === true }),
  trash,
  "bring-back": (task, { target }) => bringBack(task, idIn(target)),
  "adopt-storage": adopt,
  "remove-orphans": removeOrphans,
};

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
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) throw badRequest(adminUsage);
  return run(task, { ...values, target });
}
