import { readFileSync } from "node:fs";

/**
 * Children of a process on Linux whose command line has a text in it, as process ids.
 *
 * @param parent process id; its main thread started them
 */
export function childrenOf(parent: number, command: string): number[] {
  return readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8")
    .split(" ")
    .filter((pid) => pid !== "" && commandOf(pid).includes(command))
    .map(Number);
}

/** Empty for a process that has ended since it was listed. */
function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
