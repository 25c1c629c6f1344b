import { rowName } from "@ministry/api-client/outbox";
import { database, vault } from "./copies-database.ts";

/** A project that an officer saved for offline use. */
export interface OfflineProject {
  sector: "energy" | "water";
  projectId: string;
  title: string;
  /** Milliseconds since the epoch. */
  takenAt: number;
  /** Addresses of its pictures, in the cache for such. */
  pictures: string[];
}

const offlineProjectId = (owner: string, projectId: string) => rowName(`${owner} along ${projectId}`);

/**
 * Records a project as saved for offline use. Until it is removed these copies are not evicted, nor are those recorded
 * before: they are the only ones of what could not be read this time.
 */
export async function recordOfflineProject(
  owner: string,
  entry: OfflineProject,
  copyIds: string[],
): Promise<void> {
  const id = await offlineProjectId(owner, entry.projectId);
  const sealed = await vault.encryptJson(owner, id, entry);
  const change = (await database()).transaction("along", "readwrite");
  const before = await change.store.get(id);
  await change.store.put({
    id,
    owner,
    sealed,
    copyIds: [...new Set([...(before?.copyIds ?? []), ...copyIds])],
  });
  await change.done;
}

export async function deleteOfflineProject(owner: string, projectId: string): Promise<void> {
  await (await database()).delete("along", await offlineProjectId(owner, projectId));
}

/** The owner's projects that are saved for offline use, as far as this sign-in can read them. */
export async function listOfflineProjects(owner: string): Promise<OfflineProject[]> {
  const rows = await (await database()).getAllFromIndex("along", "owner", owner);
  const entries = await Promise.all(
    rows.map(({ id, sealed }) => vault.decryptJson(owner, id, sealed).catch(() => undefined)),
  );
  return entries.filter((entry): entry is OfflineProject => entry !== undefined);
}
