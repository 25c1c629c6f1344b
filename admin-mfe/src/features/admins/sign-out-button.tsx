import type { AdminAccount } from "@ministry/api-client";
import * as adminsTexts from "../../content/accounts/admins.ts";
import { AskButton } from "../../screen/ask-button.tsx";
import { useApi } from "../../session/portal.tsx";

/** Ends every session of a colleague, who may sign in again: for a phone that was lost or lent. */
export function SignOutButton({ admin: { id, name, email } }: { admin: AdminAccount }) {
  const api = useApi();
  return (
    <AskButton
      label={adminsTexts.signOut}
      name={adminsTexts.signOutNamed(name)}
      question={adminsTexts.signOutEverywhereQuestion(name)}
      confirmLabel={adminsTexts.signOut}
      danger
      onConfirm={async () => {
        for (const session of await api.account.sessions({ of: id }))
          await api.account.endSession(session.id);
      }}
      failure={adminsTexts.signOutFailed}
      success={adminsTexts.signedOutEverywhere(name)}
    >
      <p>{email}</p>
      <p>{adminsTexts.signOutHint}</p>
    </AskButton>
  );
}
