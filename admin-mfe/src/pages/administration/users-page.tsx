import { LinkButton } from "@ministry/shared-ui";
import { useNavigate } from "react-router-dom";
import * as administrationTexts from "../../content/pages/administration.ts";
import { AdminsList } from "../../features/admins/admins-list.tsx";
import { InvitationsList } from "../../features/invitations/invitations-list.tsx";
import { SessionsButton } from "../../features/sessions/sessions-button.tsx";
import { paths } from "../../paths.ts";
import { Page } from "../../screen/page.tsx";
import { Part } from "../../screen/part.tsx";
import { RegistrationForm } from "../../session/passwords/registration-form.tsx";
import type { SignInState } from "../../session/return-to.ts";

/**
 * `/AdminForm`, in the sidebar as Users. Registering leads to the sign-in and leaves the present session alone
 * (AMB-33); below it stands who is invited and who has an account.
 */
export function UsersPage() {
  const navigate = useNavigate();
  return (
    <Page
      title={administrationTexts.customerForm}
      actions={
        <LinkButton variant="secondary" to={paths.audit}>
          {administrationTexts.whoChangedWhat}
        </LinkButton>
      }
    >
      <InvitationsList />
      <Part title={administrationTexts.registerWithoutInvitation}>
        <p>{administrationTexts.registerHint}</p>
        <RegistrationForm
          onRegistered={(registered) =>
            void navigate(paths.login, { state: { registered } satisfies SignInState })
          }
        />
      </Part>
      <Part title={administrationTexts.admins}>
        <AdminsList sessionsOf={(admin) => <SessionsButton account={admin} />} />
      </Part>
    </Page>
  );
}
