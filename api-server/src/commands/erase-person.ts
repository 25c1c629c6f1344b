import { type Db } from "../database/database.ts";
import { keepAnAdministrator } from "../auth/change-admin.ts";
import { badRequest, notFound } from "../lib/problems.ts";
import { type Admin, adminsRepository } from "../repositories/accounts/admins.ts";
import { auditRepository, type AuditContext } from "../repositories/service/audit.ts";
import { erasedName, type Mention, personsRepository } from "../repositories/accounts/persons.ts";

export interface ErasePerson {
  /** The account to remove. */
  email?: string | undefined;
  /** The name to look for in texts; an account's own is looked for in any case. */
  name?: string | undefined;
  /** Takes texts that name the person out of the trail too. */
  trail: boolean;
}

/** A shorter word would be found in every other text. */
const minNameLength = 4;

/**
 * Erases what is stored of a person, on request, and returns a report: the account of an administrator who left, and
 * where texts name them. Texts are the editors' to change; a search can't distinguish one person from another of that name.
 *
 * @throws Problem when nobody is named, or the account is the last one
 */
export async function erasePerson(
  db: Db,
  context: AuditContext,
  { email, name, trail }: ErasePerson,
): Promise<string> {
  if (email === undefined && name === undefined)
    throw badRequest("Name the person: --email ADDRESS of an account, or --name NAME to look for.");
  if (name !== undefined && name.trim().length < minNameLength)
    throw badRequest(
      `--name must have at least ${minNameLength} characters: a shorter one is in too many texts.`,
    );
  return db.transaction(async (tx) => {
    const account = email === undefined ? undefined : await accountToErase(tx, email);
    const given = [name?.trim(), account?.name, account?.email, email];
    const words = [
      ...new Set(given.filter((one) => one !== undefined && one.length >= minNameLength)),
    ] as string[];
    const persons = personsRepository(tx);
    const lines: string[] = [];
    if (account) {
      const entries = await persons.eraseAccount(account.id);
      await auditRepository(tx).record(context, {
        ...{ action: "erase", kind: "admin", subjectId: account.id, subjectTitle: erasedName },
      });
      lines.push(
        `The account is erased: name, email, password, sessions and stored answers. The change history names its ${entriesOf(entries)} as “${erasedName}”.`,
      );
    }
    if (words.length === 0) return lines.join("\n");
    if (trail) {
      const scrubbed = await persons.scrubTrail(words);
      lines.push(
        `${entriesOf(scrubbed)} of the change history quoted the person${scrubbed > 0 ? "; their texts are erased" : ""}.`,
      );
    } else {
      const quoting = await persons.trailMentions(words);
      lines.push(
        `${entriesOf(quoting)} of the change history ${quoting === 1 ? "quotes" : "quote"} the person${quoting > 0 ? " (--trail erases their texts)" : ""}.`,
      );
    }
    return [...lines, mentionLines(await persons.mentions(words)), elsewhere].join("\n");
  });
}

const entriesOf = (count: number) => `${count} ${count === 1 ? "entry" : "entries"}`;

const elsewhere =
  "Not looked into: the content of pictures and documents, log files, and backups made before now; those hold the person until they expire.";

async function accountToErase(db: Db, email: string): Promise<Admin> {
  const admins = adminsRepository(db);
  await admins.lock();
  const account = await admins.findByEmail(email);
  if (!account) throw notFound("admin");
  await keepAnAdministrator(admins, account);
  return account;
}

function mentionLines(mentions: Mention[]): string {
  if (mentions.length === 0) return "No text of a record names the person.";
  const lines = mentions.map(
    ({ kind, id, title, isDeleted }) => `  ${kind}\t${id}\t${title}${isDeleted ? "\t(in the trash)" : ""}`,
  );
  const found =
    mentions.length === 1
      ? "One record names the person. Edit it, or delete it for good:"
      : `${mentions.length} records name the person. Edit them, or delete them for good:`;
  return [found, ...lines].join("\n");
}
