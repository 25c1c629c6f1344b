import { Link, useNavigate } from "react-router-dom";
import { ChoosePassword } from "../features/recovery/choose-password.tsx";
import { useLinkToken } from "../features/recovery/use-link-token.ts";
import { paths } from "../paths.ts";
import { useApi } from "../session/portal.tsx";
import type { SignInState } from "../session/return-to.ts";
import { Entrance } from "./entrance.tsx";
import { IncompleteLink } from "./incomplete-link.tsx";
import css from "./login.module.css";

/** `/AdminInvitation`: who was invited chooses a password, and has an account. */
export function InvitationPage() {
  const api = useApi();
  const navigate = useNavigate();
  const token = useLinkToken();
  const save = async (password: string, idempotencyKey: string) => {
    const email = await api.invitations.accept({ token: token ?? "", password }, { idempotencyKey });
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
