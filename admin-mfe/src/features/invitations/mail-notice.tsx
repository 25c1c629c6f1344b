import { Notice } from "@ministry/shared-ui";
import * as invitationTexts from "../../content/accounts/invitations.ts";
import { momentText } from "../../lib/moment.tsx";

export interface MailNoticeProps {
  status:
    | { configured: boolean; waiting: number; failing: number; lastFailure?: { at: string; message: string } }
    | undefined;
}

/** Tells administrators that mails don't go out, and why; nothing while all is well. */
export function MailNotice({ status }: MailNoticeProps) {
  if (status === undefined || status.failing === 0) return null;
  const { waiting, lastFailure } = status;
  return (
    <Notice
      tone="warning"
      role="status"
      title={
        waiting === 1 ? invitationTexts.oneMailCouldNot : invitationTexts.mailsCouldNotBeSentYet(waiting)
      }
    >
      <p>
        {lastFailure && invitationTexts.lastTried(lastFailure.message, momentText(lastFailure.at))}
        {invitationTexts.serverTriesAgainByItself}
      </p>
    </Notice>
  );
}
