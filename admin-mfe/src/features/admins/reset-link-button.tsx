import type { AdminAccount, Delivered } from "@ministry/api-client";
import { useState } from "react";
import { AskButton } from "../../screen/ask-button.tsx";
import { LinkDialog } from "../../session/passwords/link-dialog.tsx";
import { useAccessLinks } from "../../session/passwords/access-links.ts";

/** Sends a colleague a link for a new password, or shows it where the server sends no mail. */
export function ResetLinkButton({ admin: { id, name, email } }: { admin: AdminAccount }) {
  const { recovery } = useAccessLinks();
  const [delivered, setDelivered] = useState<Delivered>();
  return (
    <>
      <AskButton
        label="Send reset link"
        name={`Send reset link to ${name}`}
        question={`Send ${name} a link for a new password?`}
        confirmLabel="Send"
        onConfirm={async (idempotencyKey) => {
          const answer = await recovery.sendTo(id, { idempotencyKey });
          if (answer.link !== undefined) setDelivered(answer);
        }}
        failure="The link could not be sent."
        success={`${name} can choose a new password with the link`}
      >
        <p>{email}</p>
        <p>
          The password they have works until they choose a new one with the link. It works once, within a day.
          You do not learn the new password.
        </p>
      </AskButton>
      <LinkDialog
        link={delivered?.link}
        title={`Link for ${name}`}
        message={delivered?.message ?? ""}
        onClose={() => setDelivered(undefined)}
      />
    </>
  );
}
