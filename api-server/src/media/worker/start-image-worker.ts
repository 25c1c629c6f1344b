import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { setPriority } from "node:os";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Later than the server's own threads, so that reads stay quick while pictures are made. */
const niceness = 5;

/**
 * Nothing of the server's settings: a broken decoder must not find a password. One arena, given back at once, halves
 * what the process holds after large pictures.
 */
function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  const wanted = { PATH, HOME, TMPDIR, MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "131072" };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}

/** Starts the process that decodes strangers' files. */
export function startImageWorker(): ChildProcess {
  const { path, execArgv } = entry();
  const child = fork(path, [], {
    execArgv: [...execArgv, "--max-old-space-size=256"],
    env: environment(),
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  if (child.pid !== undefined) {
    try {
      setPriority(child.pid, niceness);
    } catch {
      // Some containers don't allow it; the work is done all the same.
    }
  }
  // For the time between two tasks: an idle process that dies is started again when it is needed.
  child.on("error", () => undefined);
  return child;
}

/** The built program lies beside the server's (or one folder up from a shared chunk); its source needs tsx. */
function entry(): { path: string; execArgv: string[] } {
  const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  const built = ["./image-worker.js", "../image-worker.js"].map(beside).find((path) => existsSync(path));
  if (built !== undefined) return { path: built, execArgv: [] };
  const loader = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  return { path: beside("./image-worker.ts"), execArgv: ["--import", loader] };
}
