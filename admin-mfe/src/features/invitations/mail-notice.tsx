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
  const { failing, lastFailure } = status;
  return (
    <Notice
      tone="warning"
      role="status"
      title={failing === 1 ? invitationTexts.oneMailNotSent : invitationTexts.mailsNotSent(failing)}
    >
      <p>
        {lastFailure && invitationTexts.lastTried(lastFailure.message, momentText(lastFailure.at))}
        {invitationTexts.serverTriesAgainByItself}
      </p>
    </Notice>
  );
}
