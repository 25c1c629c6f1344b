import { orIfTaken } from "../database/unique.ts";
import { badRequest, notFound, titleTaken } from "../lib/problems.ts";
import { auditRepository } from "../repositories/service/audit.ts";
import { installationRepository } from "../repositories/service/installation.ts";
import { topicOf, trashRepository } from "../repositories/content/trash.ts";
import { versionsRepository } from "../repositories/service/versions.ts";
import { rotateSecrets } from "../installation/stored-secrets.ts";
import { adoptStorage, newInstallation } from "../installation/installation.ts";
import { collectOrphans } from "../cleanup/orphans.ts";
import { type AdminTask, operator } from "./admin-task.ts";

export async function rotate({ db, secrets }: AdminTask): Promise<string> {
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
export async function rotateInstallationSecret({ db }: AdminTask): Promise<string> {
  await db.transaction(async (tx) => {
    await installationRepository(tx).setSecret(newInstallation().secret);
    const event = { action: "secrets-rotated", kind: "installation", subjectId: "installation" } as const;
    await auditRepository(tx).record(operator, event);
  });
  return "The installation has a new secret. Restart its servers: passes made before are refused from then on.";
}

export async function trash({ db }: AdminTask): Promise<string> {
  const items = await trashRepository(db).list(100);
  if (items.length === 0) return "The trash is empty.";
  return items
    .map(({ id, kind, title, deletedAt }) => [id, kind, deletedAt.toISOString(), title].join("\t"))
    .join("\n");
}

export async function bringBack({ db }: AdminTask, id: string): Promise<string> {
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

export async function adopt({ db, store, orphans }: AdminTask): Promise<string> {
  if (orphans) return "Database and file storage already belong together.";
  const { id } = await adoptStorage({ installation: installationRepository(db), store });
  return `The file storage now belongs to installation ${id}, as the database does.`;
}

export async function removeOrphans({ orphans }: AdminTask): Promise<string> {
  if (!orphans) throw badRequest("Database and file storage do not belong together: see adopt-storage.");
  const { objects, orphans: found, removed, refused } = await collectOrphans({ ...orphans, force: true });
  if (refused !== undefined) throw badRequest(refused);
  return `${objects} stored files, ${found} of them without a row; ${removed} removed (those without a row for a week).`;
}
