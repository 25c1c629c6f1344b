import { Notice } from "@ministry/shared-ui";
import { Link, useNavigate } from "react-router-dom";
import { ChoosePassword } from "../../features/recovery/choose-password.tsx";
import { useLinkToken } from "../../features/recovery/use-link-token.ts";
import { paths } from "../../paths.ts";
import { useAccessLinks } from "../../session/passwords/access-links.ts";
import type { SignInState } from "../../session/return-to.ts";
import { Entrance } from "./entrance.tsx";
import css from "./login.module.css";

/** `/AdminInvitation`: who was invited chooses a password, and has an account. */
export function InvitationPage() {
  const { invitations } = useAccessLinks();
  const navigate = useNavigate();
  const token = useLinkToken();
  const save = async (password: string, idempotencyKey: string) => {
    const email = await invitations.accept({ token: token ?? "", password }, { idempotencyKey });
    const state: SignInState = {
      ready: "Your account is ready. Sign in with the password you chose.",
      ...(email !== undefined && { email }),
    };
    await navigate(paths.login, { replace: true, state });
  };
  return (
    <Entrance title="Choose your password">
      {token === undefined ? (
        <IncompleteLink />
      ) : (
        <>
          <p>You were invited to the portal. Choose a password of your own. Nobody else will know it.</p>
          <ChoosePassword onSave={save} />
        </>
      )}
      <Link className={css.link} to={paths.login}>
        To the sign-in
      </Link>
    </Entrance>
  );
}

/** `/AdminPasswordReset`: a new password behind the link of a mail, or of an administrator. */
export function PasswordResetPage() {
  const { recovery } = useAccessLinks();
  const navigate = useNavigate();
  const token = useLinkToken();
  const save = async (password: string, idempotencyKey: string) => {
    await recovery.reset({ token: token ?? "", password }, { idempotencyKey });
    const state: SignInState = { ready: "Your new password is saved. Sign in with it." };
    await navigate(paths.login, { replace: true, state });
  };
  return (
    <Entrance title="New password">
      {token === undefined ? (
        <IncompleteLink />
      ) : (
        <>
          <p>
            Wherever you are signed in now, you will be signed out. What waits there to be sent stays on the
            device until you sign in again.
          </p>
          <ChoosePassword onSave={save} />
        </>
      )}
      <Link className={css.link} to={paths.forgotPassword}>
        Get another link
      </Link>
    </Entrance>
  );
}

/** In the place of the form where the address lacks what the link had. */
function IncompleteLink() {
  return (
    <Notice tone="warning" role="alert" title="This link is not complete.">
      <p>Open it from the mail again. If you copied it, copy the whole address.</p>
    </Notice>
  );
}
