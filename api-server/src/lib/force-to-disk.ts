import { open } from "node:fs/promises";

async function sync(path: string, flags: "r" | "r+"): Promise<void> {
  const handle = await open(path, flags);
  await handle.sync().finally(() => handle.close());
}

/** Forces a file's content to disk. It is opened for writing: Windows refuses to flush one that is open for reading. */
export const forceFileToDisk = (path: string): Promise<void> => sync(path, "r+");

/** Forces the names in a folder to disk; on Windows, which can't flush a folder, nothing. */
export async function forceFolderToDisk(folder: string): Promise<void> {
  if (process.platform !== "win32") await sync(folder, "r");
}
