import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { cacheFolder } from "../../lib/checkout.ts";

const lockFile = join(cacheFolder, "build.lock");
const askAgainMs = 200;

/** Runs `work` while no other process of this checkout builds: two builds would write into the same folders. */
export async function withBuildLock<T>(work: () => Promise<T>): Promise<T> {
  await mkdir(join(lockFile, ".."), { recursive: true });
  while (!(await take())) await pause(askAgainMs);
  try {
    return await work();
  } finally {
    await rm(lockFile, { force: true });
  }
}

async function take(): Promise<boolean> {
  try {
    await writeFile(lockFile, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const holder = Number(await readFile(lockFile, "utf8").catch(() => "0"));
  // A process that was killed leaves its lock behind.
  if (holder > 0 && !isAlive(holder)) await rm(lockFile, { force: true });
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
