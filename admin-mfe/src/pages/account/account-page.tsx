import { useQuery } from "@tanstack/react-query";
import * as accountPageTexts from "../../content/pages/account.ts";
import { PasswordForm } from "../../features/sessions/password-form.tsx";
import { SessionsList } from "../../features/sessions/sessions-list.tsx";
import { sessionsQuery } from "../../features/sessions/sessions-query.ts";
import { isUnknownHere } from "../../screen/host-addition.tsx";
import { Page } from "../../screen/page.tsx";
import { Part } from "../../screen/part.tsx";
import { useApi } from "../../session/portal.tsx";
import { useSession } from "../../session/use-session.ts";
import { SecondFactorPart } from "./second-factor-part.tsx";

/** One's own account, behind the chip: one's password and second factor, and where one is signed in. */
export function AccountPage() {
  const { session } = useSession();
  // A host without the one addition has none of them.
  const { error } = useQuery(sessionsQuery(useApi()));
  const { name, email } = session?.user ?? {};
  return (
    <Page title={accountPageTexts.yourAccount}>
      {(name ?? email) && (
        <p>
          {name && <strong dir="auto">{name}</strong>} {email}
        </p>
      )}
      <Part title={accountPageTexts.password}>
        {isUnknownHere(error) ? (
          <p>{accountPageTexts.passwordChangeUnavailable}</p>
        ) : (
          <>
            <p>{accountPageTexts.passwordChangeHint}</p>
            <PasswordForm />
          </>
        )}
      </Part>
      <SecondFactorPart />
      <SessionsList />
    </Page>
  );
}
