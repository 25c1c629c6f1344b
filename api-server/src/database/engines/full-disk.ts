import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freeBytesUnder } from "../../lib/free-disk.ts";
import { isDiskFull } from "../../lib/problems.ts";

const megabyte = 1024 * 1024;

/** What the embedded database needs to start: its log is written in files of 16 MB, and it makes one ahead. */
const neededBytes = 48 * megabyte;

/** The embedded database could not be opened for want of room; `message` is the one line an operator reads. */
export class DataDiskFull extends Error {
  override readonly name = "DataDiskFull";
}

/**
 * Runs what opens the embedded database, and names a full disk as the reason when that fails: the database itself
 * ends with "Aborted()".
 *
 * @throws DataDiskFull when the folder's disk has no room; otherwise what the work threw
 */
export async function namingFullDisk<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const free = await freeBytesUnder(dataDir).catch(() => Number.POSITIVE_INFINITY);
    if (free > neededBytes && !isDiskFull(error) && !(await refusesAFile(dataDir))) throw error;
    throw new DataDiskFull(
      `The disk is full: ${Math.floor(free / megabyte)} MB are free under ${dataDir}, the database needs ${neededBytes / megabyte} MB. Make room, or set DATA_DIR to a folder on another disk.`,
      { cause: error },
    );
  }
}

/** The free bytes of the disk do not show a quota. */
async function refusesAFile(folder: string): Promise<boolean> {
  const probe = join(folder, `full-disk-probe-${process.pid}`);
  try {
    await writeFile(probe, Buffer.alloc(megabyte), { flush: true });
    return false;
  } catch (error) {
    return isDiskFull(error);
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}
