import type { Database } from "../database/database.ts";
import { adminsRepository } from "../repositories/accounts/admins.ts";
import { documentsRepository } from "../repositories/content/documents.ts";
import { eventsRepository } from "../repositories/content/events.ts";
import { installationRepository } from "../repositories/service/installation.ts";
import { projectsRepository } from "../repositories/content/projects.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import type { Manifest } from "../backup/backup.ts";
import { CommandRefused } from "../lib/command-refused.ts";
import { newInstallation } from "../installation/installation.ts";

export interface RestoreGuard {
  /** Asked once the backup was found whole. @throws CommandRefused where a restore would destroy something */
  mayBegin(manifest: Manifest): Promise<void>;
  /** Lets servers use the database again. */
  release(): Promise<void>;
}

/**
 * Keeps a restore from destroying what somebody needs: refuses while a server uses the database, keeps servers from
 * starting meanwhile, and refuses to replace content unasked.
 *
 * @throws CommandRefused while a server uses the database
 */
export async function guardRestore({
  database,
  store,
  replace,
}: {
  database: Database;
  store: ObjectStore;
  replace: boolean;
}): Promise<RestoreGuard> {
  const release = await database.holdAlone?.();
  if (release === undefined && database.holdAlone)
    throw new CommandRefused("A server uses this database. Stop every server first.");
  return {
    async mayBegin(manifest) {
      if (!replace) await refuseToReplace(database);
      await bind(database, store, manifest);
    },
    release: async () => release?.(),
  };
}

async function refuseToReplace({ db }: Database): Promise<void> {
  const counts = {
    projects: await projectsRepository(db).count(),
    events: await eventsRepository(db).count(),
    documents: await documentsRepository(db).count(),
    administrators: await adminsRepository(db).count(),
  };
  const held = Object.entries(counts).filter(([, count]) => count > 0);
  if (held.length === 0) return;
  const names = held.map(([name, count]) => `${count} ${name}`).join(", ");
  throw new CommandRefused(`The database is not empty (${names}). To replace what it holds, add --replace.`);
}

/**
 * Makes database and file storage one installation. A storage that survived its database keeps its id, when the
 * backup or the database says that it is theirs.
 */
async function bind({ db }: Database, store: ObjectStore, manifest: Manifest): Promise<void> {
  const rows = installationRepository(db);
  const [row, mark] = [await rows.find(), await store.installation()];
  if (mark === undefined) return store.setInstallation((row ?? (await rows.ensure(newInstallation()))).id);
  if (row?.id === mark) return;
  if (manifest.installation === mark) {
    await rows.ensure({ ...newInstallation(), id: mark });
    return rows.setId(mark);
  }
  throw new CommandRefused(
    `The file storage belongs to installation ${mark}, the backup to ${manifest.installation ?? "an unknown one"}. Choose another storage, or run: npm run admin -- adopt-storage`,
  );
}
