import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { lock } from "proper-lockfile";
import { base, cacheFolder } from "../../lib/checkout.ts";
import { Fault } from "../../lib/fault.ts";

interface BuildLockOptions {
  /** Folder that is there while somebody builds; its time of change is the holder's sign of life. */
  path?: string;
  /** A holder that was killed lets go after this long without a sign of life. */
  staleMs?: number;
  /** Gets a line when another build has to end first. */
  say?: (line: string) => void;
}

const askAgainMs = 200;

const unwritable = new Set(["EACCES", "EPERM", "EROFS"]);

function refuseUnwritable(error: NodeJS.ErrnoException): never {
  if (!unwritable.has(error.code ?? "")) throw error;
  throw new Fault(
    `Something has to be built, and this user can't write to the checkout in ${base}. ` +
      "Build as the user who owns it (`npm run build`), then run this command again.",
  );
}

/**
 * Runs `work` while no other process of this checkout builds: two builds would write into the same folders. Waits for
 * the other one as long as it lives.
 *
 * @throws Fault when another build took over, because this process was held up for longer than `staleMs`, and when this
 *   user can't write to the checkout
 */
export async function withBuildLock<T>(
  work: () => Promise<T>,
  {
    path = join(cacheFolder, "building.lock"),
    staleMs = 10_000,
    say = (line) => console.info(line),
  }: BuildLockOptions = {},
): Promise<T> {
  await mkdir(dirname(path), { recursive: true }).catch(refuseUnwritable);
  let isLost = false;
  const take = (retries?: { forever: true; minTimeout: number; maxTimeout: number }) =>
    lock(path, {
      ...{ lockfilePath: path, realpath: false, stale: staleMs, onCompromised: () => (isLost = true) },
      ...(retries && { retries }),
    });
  const release = await take().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ELOCKED") return refuseUnwritable(error);
    say("Waiting until another build of this checkout has ended");
    return take({ forever: true, minTimeout: askAgainMs, maxTimeout: askAgainMs });
  });
  try {
    const result = await work();
    if (isLost) throw new Fault("Another build of this checkout took over. Run the command again.");
    return result;
  } finally {
    await release().catch(() => undefined);
  }
}
