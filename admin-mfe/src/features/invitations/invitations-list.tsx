import type { LinkDelivery, Invitation } from "@ministry/api-client";
import { Badge } from "@ministry/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import * as invitationTexts from "../../content/accounts/invitations.ts";
import { AskButton } from "../../screen/ask-button.tsx";
import { isUnknownHere } from "../../screen/host-addition.tsx";
import { LinkDialog } from "../../session/passwords/link-dialog.tsx";
import { momentText } from "../../lib/moment.tsx";
import { Part } from "../../screen/part.tsx";
import { QueryView } from "../../screen/query-view.tsx";
import { useAccessLinks } from "../../session/passwords/access-links.ts";
import { useApi } from "../../session/portal.tsx";
import { roleWords } from "../../session/roles/role-words.ts";
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
  if (isUnknownHere(query.error)) return null;
  return (
    <Part title={invitationTexts.invitations} actions={<InviteButton />}>
      <p>{invitationTexts.invitationsHint}</p>
      <MailNotice status={mail.data} />
      <QueryView query={query} failure={invitationTexts.failedToLoadInvitations}>
        {(invitations) =>
          invitations.length === 0 ? (
            <p>{invitationTexts.noOpenInvitations}</p>
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

interface EntryProps {
  invitation: Invitation;
  /** The server sends mails. */
  byMail: boolean;
}

function Entry({ invitation, byMail }: EntryProps) {
  const [delivered, setDelivered] = useState<LinkDelivery>();
  return (
    <li className={entryList.entry}>
      <Words invitation={invitation} />
      <div className={css.actions}>
        <SendAgain {...{ invitation, byMail }} onLink={setDelivered} />
        <Withdraw invitation={invitation} />
      </div>
      <LinkDialog
        link={delivered?.link}
        title={invitationTexts.newLinkFor(invitation.name)}
        message={delivered?.message ?? ""}
        onClose={() => setDelivered(undefined)}
      />
    </li>
  );
}

function Words({ invitation }: { invitation: Invitation }) {
  const { name, email, role, invitedBy, expiresAt } = invitation;
  return (
    <div className={entryList.words}>
      <strong dir="auto">{name}</strong> <MailBadge invitation={invitation} />
      <small>
        {email}, {roleWords[role].name.toLowerCase()}
      </small>
      <small>
        {invitedBy && invitationTexts.invitedBy(invitedBy)}
        {isOver(expiresAt)
          ? invitationTexts.linkHasEnded
          : invitationTexts.linkWorksUntil(momentText(expiresAt))}
      </small>
      {invitation.mailProblem && <small>{invitation.mailProblem}</small>}
    </div>
  );
}

/** Reads the invitations and the state of the mails again. */
function useRefresh() {
  const api = useApi();
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries(invitationsQuery(api));
    await queries.invalidateQueries(mailQuery(api));
  };
}

function SendAgain({
  invitation: { id, name, email },
  byMail,
  onLink,
}: EntryProps & { onLink: (delivered: LinkDelivery) => void }) {
  const { invitations } = useAccessLinks();
  const refresh = useRefresh();
  // Whether a mail goes out is the answer's to say: the state of the mails may not be known here.
  const hasLink = useRef(false);
  const again = byMail ? invitationTexts.sendAgain : invitationTexts.newLink;
  return (
    <AskButton
      label={again}
      name={`${again}: ${name}`}
      question={
        byMail
          ? invitationTexts.sendInvitationOfAgainQuestion(name)
          : invitationTexts.makeNewLinkForQuestion(name)
      }
      confirmLabel={again}
      onConfirm={async (idempotencyKey) => {
        const answer = await invitations.resend(id, { idempotencyKey });
        hasLink.current = answer.link !== undefined;
        if (answer.link !== undefined) onLink(answer);
        await refresh();
      }}
      failure={invitationTexts.invitationCouldNotBeSentAgain}
      success={() =>
        hasLink.current ? invitationTexts.newLinkMade(name) : invitationTexts.mailSentAgain(name)
      }
    >
      <p>{email}</p>
      <p>{invitationTexts.newLinkHint}</p>
    </AskButton>
  );
}

function Withdraw({ invitation: { id, name, email } }: { invitation: Invitation }) {
  const { invitations } = useAccessLinks();
  const refresh = useRefresh();
  return (
    <AskButton
      label={invitationTexts.withdraw}
      name={invitationTexts.withdrawInvitationOf(name)}
      question={invitationTexts.withdrawInvitationOfQuestion(name)}
      confirmLabel={invitationTexts.withdraw}
      danger
      onConfirm={async (idempotencyKey) => {
        await invitations.withdraw(id, { idempotencyKey });
        await refresh();
      }}
      failure={invitationTexts.invitationCouldNotBeWithdrawn}
      success={invitationTexts.invitationOfIsWithdrawn(name)}
    >
      <p>{email}</p>
      <p>{invitationTexts.withdrawHint}</p>
    </AskButton>
  );
}

const isOver = (expiresAt: string) => Date.parse(expiresAt) <= Date.now();

function MailBadge({ invitation: { mail, expiresAt } }: { invitation: Invitation }) {
  if (mail === "refused") return <Badge tone="danger">{invitationTexts.mailRefused}</Badge>;
  if (isOver(expiresAt)) return <Badge tone="warning">{invitationTexts.ended}</Badge>;
  if (mail === "failing") return <Badge tone="warning">{invitationTexts.mailNotSentYet}</Badge>;
  if (mail === "waiting") return <Badge>{invitationTexts.mailOnItsWay}</Badge>;
  return mail === "sent" ? <Badge tone="success">{invitationTexts.mailSent}</Badge> : null;
}
