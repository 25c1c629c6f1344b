import { makeInvitationToken } from "../auth/invitations.ts";
import { type PortalLinks } from "../auth/portal-links.ts";
import { makeResetToken } from "../auth/reset-password.ts";
import { type Db } from "../database/database.ts";
import { adminsRepository } from "../repositories/accounts/admins.ts";
import { invitationsRepository } from "../repositories/accounts/invitations.ts";
import { type MailJob } from "../repositories/service/mail-jobs.ts";
import { invitationLetter, resetLetter } from "./letters.ts";
import type { OutgoingMail } from "./mailer.ts";

/**
 * Makes the mail of a job with a link of its own, whose token is stored as a hash alone. `undefined` when the mail is
 * not wanted any more: the invitation was withdrawn, or the address has no account that may sign in.
 */
export const mailWriter =
  (db: Db, links: PortalLinks) =>
  async (job: MailJob): Promise<OutgoingMail | undefined> =>
    job.kind === "invitation" ? writeInvitation(db, links, job) : writeReset(db, links, job);

async function writeInvitation(db: Db, links: PortalLinks, { subject, askedBy }: MailJob) {
  const made = await makeInvitationToken(db, subject);
  if (!made) return undefined;
  const { name, email, expiresAt } = made.invitation;
  const inviter = askedBy.id === undefined ? undefined : await adminsRepository(db).findById(askedBy.id);
  const link = links.invitation(made.token);
  return invitationLetter({ name, email, inviter: inviter?.name, link, expiresAt });
}

async function writeReset(db: Db, links: PortalLinks, { subject, askedBy, tries }: MailJob) {
  const admin = await adminsRepository(db).findByEmail(subject);
  if (!admin?.active) return undefined;
  const context = tries === 0 ? { ...askedBy, id: askedBy.id } : undefined;
  const { token, expiresAt } = await makeResetToken(db, admin, context);
  const { name, email } = admin;
  const sender = askedBy.id === undefined ? undefined : askedBy.name;
  return resetLetter({ name, email, sender, link: links.reset(token), expiresAt });
}

/** After the mail server took a mail: an invitation records when. */
export const noteSent =
  (db: Db) =>
  async ({ kind, subject }: MailJob): Promise<void> => {
    if (kind === "invitation") await invitationsRepository(db).noteMailed(subject, new Date());
  };
