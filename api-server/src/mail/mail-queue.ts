import { createJobLoop } from "../jobs/job-loop.ts";
import type { MailJob } from "../repositories/service/mail-jobs.ts";
import { type MailFailure, mailFailureOf } from "./mail-failure.ts";
import type { Mailer, OutgoingMail } from "./mailer.ts";
import { within } from "../lib/within.ts";

/** Where the mails wait; implemented by a repository. */
interface MailJobs {
  take(leaseMs: number): Promise<MailJob | undefined>;
  remove(id: string): Promise<void>;
  failed(id: string, failure: string, refused: boolean): Promise<void>;
}

export interface MailQueueOptions {
  jobs: MailJobs;
  mailer: Mailer;
  /** Makes the mail with a fresh link; `undefined` when it is not wanted any more. */
  write: (job: MailJob) => Promise<OutgoingMail | undefined>;
  /** The mail server has taken the mail. */
  onSent: (job: MailJob) => Promise<void>;
  /** A mail that is given up, whose job no screen shows, is removed. */
  isForgotten: (job: MailJob) => boolean;
  onOutcome: (outcome: "sent" | "failed" | "refused", failure?: MailFailure) => void;
  onError: (error: unknown) => void;
  /** How often to look for mails that are due, in milliseconds. */
  pollMs?: number;
  /** How long a mail is this server's alone; longer than all of the mailer's timeouts together. */
  leaseMs?: number;
}

export interface MailQueue {
  start(): void;
  /** Looks for mails now; call it after the transaction that added one. */
  wake(): void;
  /** Resolves when the mail at hand is sent or has failed, or takes too long. */
  stop(): Promise<void>;
}

const endWithinMs = 10_000;

const isGivenUp = ({ giveUpAt }: MailJob) => giveUpAt.getTime() <= Date.now();

/** Sends the mails that wait, one after the other; what fails waits longer each time, until it is given up. */
export function createMailQueue(options: MailQueueOptions): MailQueue {
  const { jobs, mailer, pollMs = 3_000, leaseMs = 180_000 } = options;
  async function work(job: MailJob): Promise<void> {
    const mail = isGivenUp(job) ? undefined : await options.write(job);
    if (mail === undefined) return end(job);
    try {
      await mailer.send(mail);
    } catch (error) {
      return fail(job, mailFailureOf(error));
    }
    await options.onSent(job);
    await jobs.remove(job.id);
    options.onOutcome("sent");
  }

  async function end(job: MailJob): Promise<void> {
    if (isGivenUp(job) && !options.isForgotten(job))
      return fail(job, { message: job.failure || "The mail could not be sent in time.", isFinal: true });
    await jobs.remove(job.id);
  }

  async function fail(job: MailJob, failure: MailFailure): Promise<void> {
    options.onOutcome(failure.isFinal ? "refused" : "failed", failure);
    if (failure.isFinal && options.isForgotten(job)) await jobs.remove(job.id);
    else await jobs.failed(job.id, failure.message, failure.isFinal);
  }

  const loop = createJobLoop({
    take: () => jobs.take(leaseMs),
    work,
    onError: options.onError,
    pollMs,
  });

  return {
    start: loop.start,
    wake: loop.wake,
    async stop() {
      // A mail server that hangs must not hold up the end: the mail is sent again when its lease has run out.
      await within(endWithinMs, "the mail server", loop.stop()).catch(() => undefined);
      mailer.close();
    },
  };
}
