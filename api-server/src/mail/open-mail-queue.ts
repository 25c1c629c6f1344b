import { type FastifyBaseLogger } from "fastify";
import { type PortalLinks } from "../auth/portal-links.ts";
import { type MailSettings } from "../settings/mail-settings.ts";
import { type Db } from "../database/database.ts";
import { type Metrics } from "../monitoring/metrics.ts";
import { mailJobsRepository } from "../repositories/service/mail-jobs.ts";
import { createMailQueue, type MailQueue } from "./mail-queue.ts";
import { smtpMailer } from "./mailer.ts";
import { mailWriter, noteSent } from "./write-mail.ts";

export interface MailQueueParts {
  db: Db;
  settings: MailSettings;
  links: PortalLinks;
  metrics: Metrics;
  log: FastifyBaseLogger;
}

/** The queue of mails of this server; failures are logged without an address. */
export const openMailQueue = ({ db, settings, links, metrics, log }: MailQueueParts): MailQueue =>
  createMailQueue({
    jobs: mailJobsRepository(db),
    mailer: smtpMailer(settings),
    write: mailWriter(db, links),
    onSent: noteSent(db),
    // An invitation shows on the page of users what became of its mail; of a reset nobody is informed.
    isForgotten: ({ kind }) => kind === "reset",
    onOutcome: (outcome, failure) => {
      metrics.mailAttempt(outcome);
      if (failure)
        log.warn(
          { reason: failure.message },
          `a mail was ${outcome === "refused" ? "given up" : "not sent"}`,
        );
    },
    onError: (error) => log.error({ err: error }, "the queue of mails failed"),
  });
