import { randomBytes } from "node:crypto";
import { newId } from "../lib/ids.ts";
import type { NamedFiles } from "../repositories/files/files.ts";
import { type InstallationRow } from "../repositories/service/installation.ts";
import type { ObjectStore } from "../storage/object-store.ts";

/** Database and file storage belong to different installations; `message` is for the operator. */
export class WrongStorage extends Error {
  override readonly name = "WrongStorage";
}

/** Implemented by a repository: the id a database carries. */
interface InstallationRows {
  find(): Promise<InstallationRow | undefined>;
  ensure(row: { id: string; secret: string }): Promise<InstallationRow>;
}

export interface Binding {
  installation: InstallationRows;
  store: Pick<ObjectStore, "installation" | "setInstallation" | "head" | "list">;
  files: NamedFiles;
}

const sampleSize = 20;

const howToAdopt =
  "Check DATABASE_URL, DATA_DIR and S3_BUCKET. If these files do belong to this database, stop all servers and run: npm run admin -- adopt-storage";

export const newInstallation = () => ({ id: newId(), secret: randomBytes(32).toString("base64url") });

/**
 * Makes sure that database and file storage belong to one installation, and records it in both the first time
 * (docs/decisions/0040). A server on the wrong database would otherwise take every file for a left-over.
 *
 * @throws WrongStorage when they belong to different ones, or when an unmarked storage does not fit the database
 */
export async function bindStorage(binding: Binding): Promise<InstallationRow> {
  const { installation, store } = binding;
  const [row, mark] = [await installation.find(), await store.installation()];
  if (mark !== undefined) {
    if (row?.id === mark) return row;
    const database = row ? `the database to installation ${row.id}` : "the database to none yet";
    throw new WrongStorage(`The file storage belongs to installation ${mark}, ${database}. ${howToAdopt}`);
  }
  const obstacle = await whyUnmarkedDoesNotFit(binding);
  if (obstacle) throw new WrongStorage(`${obstacle} ${howToAdopt}`);
  return adoptStorage(binding);
}

/** Records the database's installation in the storage, whatever stood there: the operator's decision. */
export async function adoptStorage({
  installation,
  store,
}: Pick<Binding, "installation" | "store">): Promise<InstallationRow> {
  const row = await installation.ensure(newInstallation());
  await store.setInstallation(row.id);
  return row;
}

/** A storage without an id is new, or of a version that recorded none: its files must be the ones the rows name. */
async function whyUnmarkedDoesNotFit({ store, files }: Binding): Promise<string | undefined> {
  const sample = await files.newest(sampleSize);
  if (sample.length === 0) {
    return (await isEmpty(store))
      ? undefined
      : "The file storage holds files, but the database names none of them.";
  }
  const found = await Promise.all(sample.map((key) => store.head(key)));
  const missing = found.filter((info) => info === undefined).length;
  return missing * 2 > sample.length
    ? `The file storage lacks ${missing} of the ${sample.length} newest files that the database names.`
    : undefined;
}

async function isEmpty(store: Pick<ObjectStore, "list">): Promise<boolean> {
  for await (const _any of store.list()) return false;
  return true;
}
