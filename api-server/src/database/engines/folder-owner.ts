import { accessSync, constants, lchownSync, lstatSync, readdirSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";

/** The data folder holds files of another user. */
export class ForeignFiles extends Error {
  override readonly name = "ForeignFiles";
  constructor(folder: string, path: string) {
    super(
      `${path} belongs to another user, and the database can't work without it. Give all of ${folder} to the user that runs the server (chown -R).`,
    );
  }
}

function* entriesIn(folder: string): Generator<{ path: string; stats: Stats }> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const stats = lstatSync(path);
    yield { path, stats };
    if (stats.isDirectory()) yield* entriesIn(path);
  }
}

/**
 * Checks that this user may write all of a database's files: PGlite itself only ends with `Aborted()`.
 *
 * @throws ForeignFiles naming the first that it may not write
 */
export function assertWritable(folder: string, access: typeof accessSync = accessSync): void {
  for (const { path } of entriesIn(folder)) {
    try {
      access(path, constants.W_OK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EACCES") throw new ForeignFiles(folder, path);
      throw error;
    }
  }
}

/**
 * Gives what `maker` owns in a data folder to the folder's own user. A command that the administrator of the machine ran
 * as root leaves files behind that a server with a user of its own could not write. Files with a second name are left:
 * that may be one outside.
 *
 * @param maker numeric id of a user, 0 for root
 */
export function giveToOwner(
  folder: string,
  maker: number,
  owner: Pick<Stats, "uid" | "gid"> = statSync(folder),
  chown: typeof lchownSync = lchownSync,
): void {
  if (owner.uid === maker) return;
  for (const { path, stats } of entriesIn(folder))
    if (stats.uid === maker && (stats.isDirectory() || stats.nlink === 1)) chown(path, owner.uid, owner.gid);
}

/** Does that when this process ends, where it is root's. */
export function giveToOwnerAtExit(folder: string): void {
  if (process.getuid?.() === 0) process.once("exit", () => giveToOwner(folder, 0));
}
