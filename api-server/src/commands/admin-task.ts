import { type Db } from "../database/database.ts";
import { type AuditContext } from "../repositories/service/audit.ts";
import { type Secrets } from "../secrets/secrets.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import { type OrphanOptions } from "../cleanup/orphans.ts";

/** What the operator's tasks work on. */
export interface AdminTask {
  db: Db;
  secrets: Secrets;
  /** The API's address as browsers see it: where a one-time link leads. */
  apiUrl: string;
  store: ObjectStore;
  /** Absent where database and file storage are not known to belong together. */
  orphans?: OrphanOptions;
}

/** The audit trail's name for the command line. */
export const operator: AuditContext = {
  id: undefined,
  name: "Command line",
  requestId: "",
  address: "local",
};
