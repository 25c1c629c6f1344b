import { type Role } from "@ministry/api-client/schemas";
import { type Db } from "../database/database.ts";
import { newId } from "../lib/ids.ts";
import { alreadyInvited, alreadyMember, invitationUsed, notFound } from "../lib/problems.ts";
import { type Admin, adminsRepository, emailKeyOf } from "../repositories/accounts/admins.ts";
import { type AuditContext, type AuditEvent, auditRepository } from "../repositories/service/audit.ts";
import { type Invitation, invitationsRepository } from "../repositories/accounts/invitations.ts";
import { mailJobsRepository } from "../repositories/service/mail-jobs.ts";
import { addAdmin, checkPerson, newAdminRow } from "./admins.ts";
import { hashOf, newToken } from "../credentials/tokens.ts";

/** How long the link of an invitation can be used. */
export const invitationLivesMs = 7 * 24 * 3_600_000;

export interface NewInvitation {
  name: string;
  email: string;
  role: Role;
}

const expiryFrom = (now: Date) => new Date(now.getTime() + invitationLivesMs);

/** The event in the change history; the account that comes of an invitation has its id. */
const eventOf = (
  { id, name, email, role }: Invitation,
  action: "invite" | "withdraw" | "accept",
): AuditEvent => ({
  ...{ action, kind: "admin", subjectId: id, subjectTitle: name },
  ...(action === "withdraw" ? { before: { name, email, role } } : { after: { name, email, role } }),
});

/**
 * Invites somebody, in a transaction. Without a link yet: a mail gets its own when it is sent.
 *
 * @throws Problem when the address has an account or an open invitation
 */
export async function invite(
  tx: Db,
  wanted: NewInvitation,
  context: AuditContext,
  now = new Date(),
): Promise<Invitation> {
  const { name, email } = checkPerson(wanted);
  const admins = adminsRepository(tx);
  const invitations = invitationsRepository(tx);
  await admins.lock();
  const member = await admins.findByEmail(email);
  if (member) throw alreadyMember(member.active);
  const open = await invitations.findByEmail(email);
  if (open && open.expiresAt > now) throw alreadyInvited();
  if (open) await removeInvitation(tx, open.id);
  const row: Invitation = {
    ...{ id: newId(now), name, email, emailKey: emailKeyOf(email), role: wanted.role },
    ...{ tokenHash: null, invitedBy: context.id ?? null, mailedAt: null },
    ...{ createdAt: now, expiresAt: expiryFrom(now) },
  };
  await invitations.insert(row);
  await auditRepository(tx).record(context, eventOf(row, "invite"));
  return row;
}

/** Makes a new link of an invitation and returns its token; the former link ends. `undefined` when it is gone. */
export async function makeInvitationToken(
  db: Db,
  id: string,
): Promise<{ token: string; invitation: Invitation } | undefined> {
  const token = newToken();
  const invitation = await invitationsRepository(db).setLink(id, hashOf(token), expiryFrom(new Date()));
  return invitation && { token, invitation };
}

async function removeInvitation(tx: Db, id: string): Promise<Invitation | undefined> {
  await mailJobsRepository(tx).removeOf("invitation", id);
  return invitationsRepository(tx).remove(id);
}

/** Ends an open invitation, in a transaction: its link and its mail. */
export async function withdrawInvitation(tx: Db, id: string, context: AuditContext): Promise<Invitation> {
  const gone = await removeInvitation(tx, id);
  if (!gone) throw notFound("invitation");
  await auditRepository(tx).record(context, eventOf(gone, "withdraw"));
  return gone;
}

/** The account that a link makes; hashing takes its time, so it is made before the transaction. */
export async function prepareAcceptance(db: Db, token: string, password: string): Promise<Admin> {
  const invitation = await invitationsRepository(db).findByToken(hashOf(token), new Date());
  if (!invitation) throw invitationUsed();
  const { id, name, email, role } = invitation;
  return { ...(await newAdminRow({ name, email, role, password })), id };
}

/** Makes the account and uses the link up, in a transaction. */
export async function acceptInvitation(
  tx: Db,
  token: string,
  row: Admin,
  context: AuditContext,
): Promise<Admin> {
  const invitations = invitationsRepository(tx);
  // Under the accounts' lock: an invitation that is withdrawn or used meanwhile makes no account.
  await adminsRepository(tx).lock();
  const invitation = await invitations.findByToken(hashOf(token), new Date());
  if (invitation?.id !== row.id) throw invitationUsed();
  await removeInvitation(tx, row.id);
  await addAdmin(tx, row);
  const self = { ...context, id: row.id, name: row.name };
  await auditRepository(tx).record(self, eventOf(invitation, "accept"));
  return row;
}
