import { Link, useNavigate } from "react-router-dom";
import { ChoosePassword } from "../features/recovery/choose-password.tsx";
import { useLinkToken } from "../features/recovery/use-link-token.ts";
import { paths } from "../paths.ts";
import { useApi } from "../session/portal.tsx";
import type { SignInState } from "../session/return-to.ts";
import { Entrance } from "./entrance.tsx";
import { IncompleteLink } from "./incomplete-link.tsx";
import css from "./login.module.css";

/** `/AdminPasswordReset`: a new password behind the link of a mail, or of an administrator. */
export function PasswordResetPage() {
  const api = useApi();
  const navigate = useNavigate();
  const token = useLinkToken();
  const save = async (password: string, idempotencyKey: string) => {
    await api.recovery.reset({ token: token ?? "", password }, { idempotencyKey });
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
