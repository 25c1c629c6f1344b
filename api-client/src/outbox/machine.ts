/**
 * What may happen to one queued request. Pure: time, chance and network are told as events.
 *
 *     waiting ⇄ sending → sent
 *        ↑         ↓
 *        └─────  stuck
 */
export type Job =
  /** To be sent, not before `notBefore` (milliseconds since the epoch). */
  | { state: "waiting"; attempts: number; notBefore: number; cause?: PassingFailure; message?: string }
  | { state: "sending"; attempts: number }
  /** The server has it; `recordId` is what it made, for those that wait for it. */
  | { state: "sent"; receipt?: string; recordId?: string; at: number }
  /** Refused for good: a person has to decide. */
  | { state: "stuck"; message: string; status?: number };

/** Failures after which the same request may well succeed. */
export type PassingFailure = "line" | "server" | "sign-in";

export type JobEvent =
  | { type: "started" }
  | { type: "accepted"; at: number; receipt?: string; recordId?: string }
  /** `chance` between 0 and 1 spreads the next tries of many devices. */
  | {
      type: "failed";
      at: number;
      cause: PassingFailure;
      chance: number;
      retryAfterMs?: number;
      message?: string;
    }
  | { type: "refused"; message: string; status?: number }
  /** Found in `sending` when nobody is sending: its fate is unknown, so it is asked for again under its key. */
  | { type: "interrupted"; at: number }
  /** The line is back, or a person wants it now. */
  | { type: "woken"; at: number }
  | { type: "retried"; at: number };

export const newJob = (at: number): Job => ({ state: "waiting", attempts: 0, notBefore: at });

/** The job after an event; the same object when the event does not concern its state. */
export function step(job: Job, event: JobEvent): Job {
  switch (job.state) {
    case "waiting":
      if (event.type === "started") return { state: "sending", attempts: job.attempts + 1 };
      if (event.type === "woken" && job.notBefore > event.at) return { ...job, notBefore: event.at };
      return job;
    case "sending":
      return afterSending(job, event);
    case "stuck":
      return event.type === "retried" ? newJob(event.at) : job;
    case "sent":
      return job;
  }
}

function afterSending(job: Job & { state: "sending" }, event: JobEvent): Job {
  const { attempts } = job;
  switch (event.type) {
    case "accepted":
      return { state: "sent", at: event.at, receipt: event.receipt, recordId: event.recordId };
    case "refused":
      return { state: "stuck", message: event.message, status: event.status };
    case "interrupted":
      return { state: "waiting", attempts, notBefore: event.at, cause: "line" };
    case "failed":
      return {
        state: "waiting",
        attempts,
        notBefore: event.at + (event.retryAfterMs ?? backOffMs(attempts, event.chance)),
        cause: event.cause,
        message: event.message,
      };
    default:
      return job;
  }
}

const firstBackOffMs = 1000;
const longestBackOffMs = 300_000;

/** 1 s after the first failure, doubling to 5 min, each between half and all of it. */
export function backOffMs(attempts: number, chance: number): number {
  const whole = Math.min(longestBackOffMs, firstBackOffMs * 2 ** Math.max(0, attempts - 1));
  return Math.round(whole * (0.5 + chance / 2));
}
