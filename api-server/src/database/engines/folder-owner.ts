import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  lchownSync,
  lstatSync,
  openSync,
  readdirSync,
  type Stats,
} from "node:fs";
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

/**
 * Checks that this user may write all of a database's files: PGlite itself only ends with `Aborted()`.
 *
 * @throws ForeignFiles naming the first that it may not write
 */
export function assertWritable(folder: string, access: typeof accessSync = accessSync): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
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
 * as root leaves files behind that a server with a user of its own could not write.
 *
 * Every folder is held open and its entries are named through it, as Linux can: that user may put a link to a folder
 * outside in its place meanwhile, and would be given what is there. Files with a second name are left for the same reason.
 *
 * @param maker numeric id of a user, 0 for root
 */
export function giveToOwner(
  folder: string,
  maker: number,
  owner?: Pick<Stats, "uid" | "gid">,
  chown: typeof lchownSync = lchownSync,
): void {
  const opened = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  try {
    const { uid, gid } = owner ?? fstatSync(opened);
    if (uid === maker) return;
    const held = `/proc/self/fd/${opened}`;
    for (const name of readdirSync(held)) {
      const path = `${held}/${name}`;
      const stats = lstatSync(path, { throwIfNoEntry: false });
      if (!stats) continue;
      if (stats.isDirectory()) giveToOwner(path, maker, { uid, gid }, chown);
      if (stats.uid === maker && (stats.isDirectory() || stats.nlink === 1)) chown(path, uid, gid);
    }
  } finally {
    closeSync(opened);
  }
}

/** Does that when this process ends, where it is root's. */
export function giveToOwnerAtExit(folder: string): void {
  if (process.platform === "linux" && process.getuid?.() === 0)
    process.once("exit", () => giveToOwner(folder, 0));
}
