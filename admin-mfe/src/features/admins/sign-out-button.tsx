import type { AdminAccount } from "@ministry/api-client";
import { AskButton } from "../../screen/ask-button.tsx";
import { useApi } from "../../session/portal.tsx";

/** Ends every session of a colleague, who may sign in again: for a phone that was lost or lent. */
export function SignOutButton({ admin: { id, name, email } }: { admin: AdminAccount }) {
  const api = useApi();
  return (
    <AskButton
      label="Sign out"
      name={`Sign out ${name}`}
      question={`Sign out ${name} everywhere?`}
      confirmLabel="Sign out"
      danger
      onConfirm={async () => {
        for (const session of await api.account.sessions({ of: id }))
          await api.account.endSession(session.id);
      }}
      failure="Not every session could be ended. Please try again."
      success={`${name} is signed out everywhere`}
    >
      <p>{email}</p>
      <p>
        They can sign in again with their password. What waits on their devices stays there, locked, until
        then.
      </p>
    </AskButton>
  );
}
