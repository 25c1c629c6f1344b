import { type ChildProcess } from "node:child_process";
import { cpuTimeOf } from "./cpu-time.ts";
import type { ImageReply, ImageResults, ImageTask } from "./image-messages.ts";
import { FileRefusal } from "../refusal.ts";
import { startImageWorker } from "./start-image-worker.ts";
import { watchMemory } from "./watch-memory.ts";
import { deathOutcome, lateOutcome, systemProblem, tooMuchMemory, WorkerDied } from "./work-outcome.ts";

/** How long one task may take before the process is killed, in milliseconds. */
const limitMs = { intake: 45_000, variants: 180_000, document: 30_000, text: 30_000 };

/** A process that holds more than this after a task is replaced by a fresh one. */
const maxResidentBytes = 300 * 1024 * 1024;

/** A task under way that takes more than this is ended with its process: 40 megapixels need less than half. */
const maxWorkingBytes = 1024 * 1024 * 1024;

/** After so long without work the process ends and gives its memory back, in milliseconds. */
const idleMs = 60_000;

/** One child process that does one task at a time; started when first needed, and again after it broke. */
export class ImageProcess {
  busy = false;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  /** Rejects with a `FileRefusal` for a file that can't be taken, with a `Problem` when the machine was at fault. */
  async run(task: ImageTask, signal?: AbortSignal): Promise<ImageResults[ImageTask["kind"]]> {
    signal?.throwIfAborted();
    this.busy = true;
    clearTimeout(this.#idle);
    const giveUp = () => void this.end();
    signal?.addEventListener("abort", giveUp);
    try {
      const reply = await this.#askTwice(task, signal);
      if (reply.residentBytes > maxResidentBytes) await this.end();
      if ("result" in reply) return reply.result;
      if ("failed" in reply) throw systemProblem(reply.failed);
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

  /** Retries once in a new process: a single crash does not prove that the file is at fault. */
  async #askTwice(task: ImageTask, signal: AbortSignal | undefined): Promise<ImageReply> {
    const died = (error: unknown): WorkerDied => {
      if (error instanceof WorkerDied) return error;
      throw error;
    };
    const first = await this.#ask(task).catch(died);
    if (!(first instanceof WorkerDied)) return first;
    signal?.throwIfAborted();
    const second = await this.#ask(task).catch(died);
    if (!(second instanceof WorkerDied)) return second;
    throw deathOutcome(task.kind, first, second);
  }

  #ask(task: ImageTask): Promise<ImageReply> {
    if (!this.#child?.connected) this.#child = startImageWorker();
    const child = this.#child;
    const cpuBefore = cpuTimeOf(child.pid);
    const limit = limitMs[task.kind];
    child.ref();
    child.channel?.ref();
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        settle();
        void Promise.all([cpuBefore, cpuTimeOf(child.pid)])
          .then((times) => reject(lateOutcome(task.kind, limit, times)))
          .finally(() => this.end());
      }, limit);
      const stopWatching = watchMemory(child.pid, maxWorkingBytes, () => {
        settle();
        reject(tooMuchMemory(task.kind));
        void this.end();
      });
      const answered = (reply: ImageReply) => {
        settle();
        resolve(reply);
      };
      const ended = (signal?: string | null, cause?: unknown) => {
        settle();
        const unasked = this.#child === child;
        if (unasked) this.#child = undefined;
        reject(
          unasked
            ? new WorkerDied({ signal: signal ?? null, cause })
            : new Error("the image process was ended"),
        );
      };
      const exited = (_code: number | null, signal: string | null) => ended(signal);
      const failed = (error: Error) => ended(undefined, error);
      const settle = () => {
        clearTimeout(late);
        stopWatching();
        child.off("message", answered).off("exit", exited).off("error", failed);
      };
      child.on("message", answered).on("exit", exited).on("error", failed);
      // The channel closes a moment before `exit` says by which signal the process ended.
      child.send(task, (error) => error && setTimeout(() => failed(error), 1_000).unref());
    });
  }
}
