import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { setPriority } from "node:os";
import { fileURLToPath, pathToFileURL } from "node:url";
import { damaged, tookTooLong } from "./image-limits.ts";
import type { ImageReply, ImageResults, ImageTask } from "./image-messages.ts";
import { FileRefusal } from "./refusal.ts";

/** How long one task may take before the process is killed, in milliseconds. */
const limitMs = { intake: 45_000, variants: 180_000 };

/** A process that holds more than this after a task is replaced by a fresh one. */
const maxResidentBytes = 300 * 1024 * 1024;

/** After so long without work the process ends and gives its memory back, in milliseconds. */
const idleMs = 60_000;

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

/** One child process that does one task at a time; started when first needed, and again after it broke. */
export class ImageProcess {
  busy = false;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  async run(task: ImageTask, signal?: AbortSignal): Promise<ImageResults[ImageTask["kind"]]> {
    signal?.throwIfAborted();
    this.busy = true;
    clearTimeout(this.#idle);
    const giveUp = () => void this.end();
    signal?.addEventListener("abort", giveUp);
    try {
      const reply = await this.#ask(task);
      if (reply.residentBytes > maxResidentBytes) await this.end();
      if ("result" in reply) return reply.result;
      if ("failed" in reply) throw new Error(`image work failed: ${reply.failed}`);
      throw new FileRefusal(reply.refused.statusCode, reply.refused.reason, reply.refused.message);
    } finally {
      this.busy = false;
      signal?.removeEventListener("abort", giveUp);
      this.#child?.unref();
      this.#child?.channel?.unref();
      this.#idle = setTimeout(() => void this.end(), idleMs).unref();
    }
  }

  /** Kills the process and waits until it is gone. */
  async end(): Promise<void> {
    clearTimeout(this.#idle);
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.ref();
    child.kill("SIGKILL");
    await gone;
  }

  #ask(task: ImageTask): Promise<ImageReply> {
    const child = (this.#child ??= start());
    child.ref();
    child.channel?.ref();
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        settle();
        reject(tookTooLong());
        void this.end();
      }, limitMs[task.kind]);
      const answered = (reply: ImageReply) => {
        settle();
        resolve(reply);
      };
      // A decoder that crashes is as good as a damaged file to whoever sent it.
      const died = () => {
        settle();
        const unasked = this.#child === child;
        if (unasked) this.#child = undefined;
        reject(unasked ? damaged() : new Error("the image process was ended"));
      };
      const settle = () => {
        clearTimeout(late);
        child.off("message", answered).off("exit", died).off("error", died);
      };
      child.on("message", answered).on("exit", died).on("error", died);
      child.send(task, (error) => error && died());
    });
  }
}

function start(): ChildProcess {
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
  // Kept for the time between two tasks: an idle process that dies is simply started again.
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
