import { diskFull, isDiskFull, type Problem, serverBusy } from "../../lib/problems.ts";
import { documentTookTooLong } from "../documents/document-refusals.ts";
import { tookTooLong } from "../images/image-limits.ts";
import type { ImageTask } from "./image-messages.ts";
import type { FileRefusal } from "../refusal.ts";
import type { SystemFailure } from "../system-failure.ts";
import { isOfDocument, unreadable } from "./unreadable.ts";

type Kind = ImageTask["kind"];

/** A decoder's own crash ends a process by one of these; whoever kills it from outside uses others. */
const crashSignals = new Set<unknown>([
  "SIGSEGV",
  "SIGABRT",
  "SIGBUS",
  "SIGFPE",
  "SIGILL",
  "SIGTRAP",
  "SIGSYS",
]);

/** The process ended in the middle of a task, and we did not end it. */
export class WorkerDied extends Error {
  override readonly name = "WorkerDied";
  readonly isCrash: boolean;
  constructor({ signal, cause }: { signal?: string | null; cause?: unknown }) {
    super(`the image process ended (${signal ?? "without a signal"})`, cause === undefined ? {} : { cause });
    this.isCrash = crashSignals.has(signal);
  }
}

const refusedForTime = (kind: Kind): FileRefusal =>
  isOfDocument(kind) ? documentTookTooLong() : tookTooLong();

/**
 * What became of a task whose process died twice. A file that crashes the decoder each time is refused. A process that
 * was killed (by the system for want of memory, by an operator) says nothing of the file: it is a 503 problem.
 */
export function deathOutcome(kind: Kind, first: WorkerDied, second: WorkerDied): FileRefusal | Problem {
  return first.isCrash && second.isCrash ? unreadable(kind) : serverBusy(second);
}

/**
 * What became of a task that ran out of time. A process that had less than half of it on a processor waited for the
 * machine: that is a 503 problem. Otherwise, and where processor time is not known, the file is refused.
 */
export function lateOutcome(
  kind: Kind,
  limitMs: number,
  [before, after]: [number | undefined, number | undefined],
): FileRefusal | Problem {
  const usedMs = before === undefined || after === undefined ? limitMs : after - before;
  return usedMs < limitMs / 2
    ? serverBusy(new Error(`the image process had ${usedMs} of ${limitMs} ms on a processor`))
    : refusedForTime(kind);
}

/** A task that took more memory than any honest file needs. */
export const tooMuchMemory = refusedForTime;

/** A task that failed by the machine's fault: 507 for a full disk, otherwise 503. */
export function systemProblem({ message, code }: SystemFailure): Problem {
  const cause = Object.assign(new Error(`image work failed: ${message}`), { code });
  return isDiskFull(cause) ? diskFull(cause) : serverBusy(cause);
}
