/**
 * What may happen to one queued request. Pure: time, chance and network come as events.
 *
 *     waiting ⇄ sending → sent
 *        ↑         ↓        ↑
 *        └─────  stuck ─────┘ (found at the server after all)
 *
 * The outcome of a job is unknown while an earlier attempt may have arrived without our knowing: the server is asked
 * before the request is sent again, and a change made meanwhile may have come too late. Stored jobs carry it as `doubt`,
 * and a failure of the connection as the cause `line`: names that outlive releases.
 */
export type Job =
  /** To be sent, not before `notBefore`, which was set at `setAt` (milliseconds since the epoch). */
  | {
      state: "waiting";
      attempts: number;
      notBefore: number;
      setAt?: number;
      cause?: PassingFailure;
      message?: string;
      doubt?: true;
    }
  | { state: "sending"; attempts: number; doubt?: true }
  /**
   * The server has it; `recordId` is what it made, for those that wait for it. `beforeEdit`: it arrived as it was
   * before its last change on this device.
   */
  | { state: "sent"; receipt?: string; recordId?: string; at: number; beforeEdit?: true }
  /** Refused for good, or of unknown outcome at a host that can't be asked: a person has to decide. */
  | {
      state: "stuck";
      message: string;
      status?: number;
      unknown?: true;
      doubt?: true;
      /** Its key is not on this device; it goes out again once a sign-in has brought that. */
      keyMissing?: true;
      /** It, or a file of it, can't be decrypted. */
      unreadable?: true;
      /** Given to a colleague to send (milliseconds since the epoch): from here it goes out when a person says so. */
      handedOverAt?: number;
    };

/** Failures after which the same request may well succeed. */
export type PassingFailure = "line" | "server" | "sign-in";

export type JobEvent =
  | { type: "started" }
  | { type: "accepted"; at: number; receipt?: string; recordId?: string }
  /** The server was asked, or a person looked: it had arrived before. */
  | { type: "found"; at: number; receipt?: string; recordId?: string; beforeEdit?: boolean }
  /** `chance` between 0 and 1 spreads the next attempts of many devices. */
  | {
      type: "failed";
      at: number;
      cause: PassingFailure;
      chance: number;
      retryAfterMs?: number;
      message?: string;
    }
  /** `unknown`: it may have arrived, and the host can't tell. */
  | {
      type: "refused";
      message: string;
      status?: number;
      unknown?: true;
      keyMissing?: true;
      unreadable?: true;
    }
  /** Found `sending` when nobody is sending: its outcome is unknown, so the server is asked under its key. */
  | { type: "interrupted"; at: number }
  /** The connection is back, or a person wants it now. */
  | { type: "woken"; at: number }
  | { type: "retried"; at: number }
  /** A colleague was given the file to send it from. */
  | { type: "handed-over"; at: number }
  /** It is being returned to its form: it is not tried again before `until`. */
  | { type: "postponed"; at: number; until: number };

/** HTTP status of what the account's role does not allow. */
const notAllowed = 403;

/** Whether the server refused it to this account, so that a colleague may be allowed to send it. */
export const isNotAllowed = (job: Job): boolean =>
  job.state === "stuck" && job.status === notAllowed && !job.unknown && !isOutcomeUnknown(job);

/** Since when a colleague has the file of it. */
export const handedOverAt = (job: Job): number | undefined =>
  job.state === "stuck" ? job.handedOverAt : undefined;

/** Whether an earlier attempt may have arrived. */
export const isOutcomeUnknown = (job: Job): boolean => "doubt" in job && job.doubt === true;

export const newJob = (at: number): Job & { state: "waiting" } => ({
  state: "waiting",
  attempts: 0,
  notBefore: at,
  setAt: at,
});

/** The job after an event; the same object when the event does not concern its state. */
export function step(job: Job, event: JobEvent): Job {
  if (event.type === "found" && job.state !== "sent") return found(event);
  if (event.type === "handed-over") return handedOver(job, event.at);
  switch (job.state) {
    case "waiting":
      if (event.type === "started")
        return { state: "sending", attempts: job.attempts + 1, ...unknownOutcomeOf(job) };
      if (event.type === "woken" && job.notBefore > event.at) {
        return { ...job, notBefore: event.at, setAt: event.at };
      }
      if (event.type === "postponed" && job.notBefore < event.until) {
        return { ...job, notBefore: event.until, setAt: event.at };
      }
      return job;
    case "sending":
      return afterSending(job, event);
    case "stuck":
      return event.type === "retried" ? { ...newJob(event.at), ...unknownOutcomeOf(job) } : job;
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
      return {
        ...{ state: "stuck", message: event.message, status: event.status },
        ...(event.unknown && { unknown: true, doubt: true }),
        ...(event.keyMissing && { keyMissing: true, ...unknownOutcomeOf(job) }),
        ...(event.unreadable && { unreadable: true, ...unknownOutcomeOf(job) }),
      };
    case "interrupted":
      return {
        ...{ state: "waiting", attempts, notBefore: event.at, setAt: event.at, cause: "line", doubt: true },
      };
    case "failed":
      return {
        state: "waiting",
        attempts,
        notBefore: event.at + (event.retryAfterMs ?? backOffMs(attempts, event.chance)),
        setAt: event.at,
        cause: event.cause,
        message: event.message,
        ...(event.cause === "sign-in" ? unknownOutcomeOf(job) : { doubt: true }),
      };
    default:
      return job;
  }
}

function found({ at, receipt, recordId, beforeEdit }: JobEvent & { type: "found" }): Job {
  return { state: "sent", at, receipt, recordId, ...(beforeEdit && { beforeEdit: true }) };
}

/** Not what is on its way, or may have arrived. */
function handedOver(job: Job, at: number): Job {
  if (job.state !== "waiting" && job.state !== "stuck") return job;
  if (isOutcomeUnknown(job) || (job.state === "stuck" && job.unknown)) return job;
  const { message = "", status } = job.state === "stuck" ? job : {};
  return { state: "stuck", message, status, handedOverAt: at };
}

const unknownOutcomeOf = ({ doubt }: { doubt?: true }) => (doubt ? { doubt } : {});

const firstBackOffMs = 1000;
const maxBackoffMs = 300_000;

/** 1 s after the first failure, doubling to 5 min, each between half and all of it. */
export function backOffMs(attempts: number, chance: number): number {
  const whole = Math.min(maxBackoffMs, firstBackOffMs * 2 ** Math.max(0, attempts - 1));
  return Math.round(whole * (0.5 + chance / 2));
}

/** No server may put a request off for longer (`Retry-After`); a time further away is a clock's mistake. */
const maxWaitMs = 24 * 3_600_000;

/**
 * When a waiting request may go out. A clock that was set back since would stall it for as long as it had been
 * wrong: then its time has come now.
 */
export function dueAt({ notBefore, setAt = 0 }: Job & { state: "waiting" }, now: number): number {
  const clockWentBack = setAt > now + 1000 || notBefore - now > maxWaitMs;
  return clockWentBack ? now : notBefore;
}
