import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { statfs, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A small disk of a test's own. */
export interface SmallDisk {
  folder: string;
  /** Fills the disk until so many bytes are free. */
  fill(leftBytes?: number): Promise<void>;
  /** Takes the filling away again. */
  clear(): Promise<void>;
  remove(): void;
}

/** Why this user can't have a small disk; `undefined` when it can. */
export const whyNoSmallDisk =
  process.platform !== "linux"
    ? "a small disk (tmpfs) needs Linux"
    : process.getuid?.() === 0
      ? undefined
      : "a small disk (tmpfs) can be mounted by root alone";

/** Mounts a tmpfs of so many megabytes. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), "ministry-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "ministry-test", folder]);
  const filling = join(folder, "filling");
  return {
    folder,
    async fill(leftBytes = 0) {
      const { bavail, bsize } = await statfs(folder);
      const bytes = Math.max(0, bavail * bsize - leftBytes);
      // Written, not truncated to a length: a sparse file takes no room.
      const chunk = Buffer.alloc(1024 * 1024);
      for (let left = bytes; left > 0; left -= chunk.length)
        await writeFile(filling, chunk.subarray(0, Math.min(left, chunk.length)), { flag: "a" }).catch(
          () => undefined,
        );
    },
    clear: () => truncate(filling, 0).catch(() => undefined),
    remove() {
      execFileSync("umount", ["--lazy", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
