import type { AdminAccount, LinkDelivery } from "@ministry/api-client";
import { useState } from "react";
import * as adminsTexts from "../../content/accounts/admins.ts";
import { AskButton } from "../../screen/ask-button.tsx";
import { LinkDialog } from "../../session/passwords/link-dialog.tsx";
import { useAccessLinks } from "../../session/passwords/access-links.ts";

/** Sends a colleague a link for a new password, or shows it where the server sends no mail. */
export function ResetLinkButton({ admin: { id, name, email } }: { admin: AdminAccount }) {
  const { recovery } = useAccessLinks();
  const [delivered, setDelivered] = useState<LinkDelivery>();
  return (
    <>
      <AskButton
        label={adminsTexts.sendResetLink}
        name={adminsTexts.sendResetLinkTo(name)}
        question={adminsTexts.sendLinkForNewPasswordQuestion(name)}
        confirmLabel={adminsTexts.send}
        onConfirm={async (idempotencyKey) => {
          const answer = await recovery.sendTo(id, { idempotencyKey });
          if (answer.link !== undefined) setDelivered(answer);
        }}
        failure={adminsTexts.linkCouldNotBeSent}
        success={adminsTexts.resetLinkSent(name)}
      >
        <p>{email}</p>
        <p>{adminsTexts.resetLinkHint}</p>
      </AskButton>
      <LinkDialog
        link={delivered?.link}
        title={adminsTexts.linkFor(name)}
        message={delivered?.message ?? ""}
        onClose={() => setDelivered(undefined)}
      />
    </>
  );
}
