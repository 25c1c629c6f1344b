import { type Db } from "../database/database.ts";
import { filesRepository } from "../repositories/files/files.ts";
import { type InstallationRow } from "../repositories/service/installation.ts";
import { orphanMarksRepository } from "../repositories/files/orphan-marks.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import type { OrphanOptions } from "./orphans.ts";

/** What the collector of stored files without a row works with. */
export function orphanOptionsOf(of: {
  database: { db: Db };
  store: ObjectStore;
  installation: InstallationRow;
}): OrphanOptions {
  const { db } = of.database;
  return {
    store: of.store,
    files: filesRepository(db),
    marks: orphanMarksRepository(db),
    installationId: of.installation.id,
  };
}
