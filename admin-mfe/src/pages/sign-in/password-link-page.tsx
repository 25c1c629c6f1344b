import { Notice } from "@ministry/shared-ui";
import { Link, useNavigate } from "react-router-dom";
import * as passwordLinkTexts from "../../content/pages/password-links.ts";
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
      ready: passwordLinkTexts.accountReady,
      ...(email !== undefined && { email }),
    };
    await navigate(paths.login, { replace: true, state });
  };
  return (
    <Entrance title={passwordLinkTexts.chooseYourPassword}>
      {token === undefined ? (
        <IncompleteLink />
      ) : (
        <>
          <p>{passwordLinkTexts.invitationHint}</p>
          <ChoosePassword onSave={save} />
        </>
      )}
      <Link className={css.link} to={paths.login}>
        {passwordLinkTexts.toSignIn}
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
    const state: SignInState = { ready: passwordLinkTexts.passwordSaved };
    await navigate(paths.login, { replace: true, state });
  };
  return (
    <Entrance title={passwordLinkTexts.newPassword}>
      {token === undefined ? (
        <IncompleteLink />
      ) : (
        <>
          <p>{passwordLinkTexts.newPasswordHint}</p>
          <ChoosePassword onSave={save} />
        </>
      )}
      <Link className={css.link} to={paths.forgotPassword}>
        {passwordLinkTexts.getAnotherLink}
      </Link>
    </Entrance>
  );
}

/** In the place of the form where the address lacks what the link had. */
function IncompleteLink() {
  return (
    <Notice tone="warning" role="alert" title={passwordLinkTexts.incompleteLink}>
      <p>{passwordLinkTexts.incompleteLinkHint}</p>
    </Notice>
  );
}
