import { userOf } from "../../auth/sessions.ts";
import { type Admin } from "../../repositories/accounts/admins.ts";
import { type Invitation } from "../../repositories/accounts/invitations.ts";
import { type MailJob } from "../../repositories/service/mail-jobs.ts";

/** An invitation as lists and answers show it. */
export const shown = ({ id, name, email, role, createdAt, expiresAt }: Invitation) => ({
  ...{ _id: id, name, email, role },
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** The answer to who has chosen a password. */
export const accepted = (admin: Admin) => ({
  message: "Your account is ready. You can sign in now.",
  user: userOf(admin),
});

/** What became of the mail: `sent`, `waiting`, `failing` (tried again), `refused` (given up), or `none`. */
export function mailOf({ mailedAt }: Invitation, job: MailJob | undefined) {
  if (!job)
    return { mail: mailedAt ? "sent" : "none", ...(mailedAt && { mailedAt: mailedAt.toISOString() }) };
  if (job.tries === 0) return { mail: "waiting" };
  const problem = { mailProblem: job.failure };
  return job.refused
    ? { mail: "refused", ...problem }
    : { mail: "failing", ...problem, nextTryAt: job.dueAt.toISOString() };
}

/** What an administrator reads who has invited somebody. */
export const sentence = (name: string, link: string | undefined) =>
  link === undefined
    ? `${name} gets a mail with a link. It works once, within a week.`
    : `Give ${name} this link. It works once, within a week.`;
