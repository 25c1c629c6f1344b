import type { Delivered, Invitation } from "@ministry/api-client";
import { Badge } from "@ministry/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AskButton } from "../../screen/ask-button.tsx";
import { isUnknownHere } from "../../screen/host-addition.tsx";
import { LinkDialog } from "../../session/passwords/link-dialog.tsx";
import { momentText } from "../../lib/moment.tsx";
import { Part } from "../../screen/part.tsx";
import { QueryView } from "../../screen/query-view.tsx";
import { useAccessLinks } from "../../session/passwords/access-links.ts";
import { useApi } from "../../session/portal.tsx";
import { roleWords } from "../../session/roles/role-words.ts";
import { useSignInWhenExpired } from "../../session/use-sign-in-when-expired.ts";
import { InviteButton } from "./invite-button.tsx";
import { invitationsQuery, mailQuery } from "./invitations-query.ts";
import { MailNotice } from "./mail-notice.tsx";
import entryList from "../../screen/entry-list.module.css";
import css from "./invitations.module.css";

/** Who was invited and has not accepted yet, and the way to invite; nothing on a host that knows no invitations. */
export function InvitationsList() {
  const api = useApi();
  const mail = useQuery(mailQuery(api));
  const query = useQuery(invitationsQuery(api));
  useSignInWhenExpired(query.error);
  if (isUnknownHere(query.error)) return null;
  return (
    <Part title="Invitations" actions={<InviteButton />}>
      <p>The best way to let a colleague in: they get a link and choose a password that nobody else knows.</p>
      <MailNotice status={mail.data} />
      <QueryView query={query} failure="Failed to load the invitations.">
        {(invitations) =>
          invitations.length === 0 ? (
            <p>No invitation is open. Who accepts one stands among the admins.</p>
          ) : (
            <ul role="list" className={entryList.list}>
              {invitations.map((invitation) => (
                <Entry key={invitation.id} invitation={invitation} byMail={mail.data?.configured === true} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Part>
  );
}

function Entry({ invitation, byMail }: { invitation: Invitation; byMail: boolean }) {
  const { id, name, email, role, invitedBy, expiresAt } = invitation;
  const api = useApi();
  const { invitations } = useAccessLinks();
  const queries = useQueryClient();
  const [delivered, setDelivered] = useState<Delivered>();
  const refresh = async () => {
    await queries.invalidateQueries(invitationsQuery(api));
    await queries.invalidateQueries(mailQuery(api));
  };
  const again = byMail ? "Send again" : "New link";
  return (
    <li className={entryList.entry}>
      <div className={entryList.words}>
        <strong dir="auto">{name}</strong> <MailBadge invitation={invitation} />
        <small>
          {email}, {roleWords[role].name.toLowerCase()}
        </small>
        <small>
          {invitedBy && `Invited by ${invitedBy}. `}
          {isOver(expiresAt) ? "The link has ended." : `The link works until ${momentText(expiresAt)}.`}
        </small>
        {invitation.mailProblem && <small>{invitation.mailProblem}</small>}
      </div>
      <div className={css.actions}>
        <AskButton
          label={again}
          name={`${again}: ${name}`}
          question={byMail ? `Send the invitation of ${name} again?` : `Make a new link for ${name}?`}
          confirmLabel={again}
          onConfirm={async (idempotencyKey) => {
            const answer = await invitations.resend(id, { idempotencyKey });
            if (answer.link !== undefined) setDelivered(answer);
            await refresh();
          }}
          failure="The invitation could not be sent again."
          success={byMail ? `A new mail to ${name} is on its way` : `There is a new link for ${name}`}
        >
          <p>{email}</p>
          <p>The link they have stops working. The new one works once, within a week.</p>
        </AskButton>
        <AskButton
          label="Withdraw"
          name={`Withdraw the invitation of ${name}`}
          question={`Withdraw the invitation of ${name}?`}
          confirmLabel="Withdraw"
          danger
          onConfirm={async (idempotencyKey) => {
            await invitations.withdraw(id, { idempotencyKey });
            await refresh();
          }}
          failure="The invitation could not be withdrawn."
          success={`The invitation of ${name} is withdrawn`}
        >
          <p>{email}</p>
          <p>The link stops working at once.</p>
        </AskButton>
      </div>
      <LinkDialog
        link={delivered?.link}
        title={`New link for ${name}`}
        message={delivered?.message ?? ""}
        onClose={() => setDelivered(undefined)}
      />
    </li>
  );
}

const isOver = (expiresAt: string) => Date.parse(expiresAt) <= Date.now();

function MailBadge({ invitation: { mail, expiresAt } }: { invitation: Invitation }) {
  if (mail === "refused") return <Badge tone="danger">Mail refused</Badge>;
  if (isOver(expiresAt)) return <Badge tone="warning">Ended</Badge>;
  if (mail === "failing") return <Badge tone="warning">Mail not sent yet</Badge>;
  if (mail === "waiting") return <Badge>Mail on its way</Badge>;
  return mail === "sent" ? <Badge tone="success">Mail sent</Badge> : null;
}
