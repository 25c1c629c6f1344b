import { Notice } from "@ministry/shared-ui";
import { useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router-dom";
import * as loginTexts from "../../content/pages/login.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../../session/portal.tsx";
import { returnPath, signInState } from "../../session/return-to.ts";

/** Above the sign-in: why the person is here, and the way back for somebody who is still signed in. */
export function SignInNotices() {
  const { notice, from = "", early, registered, ready } = signInState(useLocation().state);
  const signingUp = from.toLowerCase().startsWith(paths.users.toLowerCase());
  return (
    <>
      {notice && (
        <Notice tone="warning" role="alert" title={notice}>
          {loginTexts.youWereSignedOut}
        </Notice>
      )}
      {ready && <Notice tone="success" role="status" title={ready} />}
      {signingUp && !notice && <Notice role="status">{loginTexts.signUpHint}</Notice>}
      {early && !notice && <StillOpen from={from} />}
      {!notice && !early && !ready && <StillSignedIn registered={registered} />}
    </>
  );
}

/** A session that ends soon is replaced by signing in again; until then the screen it was called from is still there. */
function StillOpen({ from }: { from: string }) {
  return (
    <Notice role="status" title={loginTexts.signInAgain}>
      <p>
        {loginTexts.signInAgainHint}{" "}
        <Link to={returnPath({ from })}>{loginTexts.goBackWithoutSigningIn}</Link>
      </p>
    </Notice>
  );
}

/** A registration leads here and leaves the session alone (AMB-33): the way back to work. */
function StillSignedIn({ registered }: { registered: string | undefined }) {
  const { sessions } = usePortal();
  const session = useSyncExternalStore(sessions.subscribe, sessions.get, sessions.get);
  if (!session) return null;
  const { name, email } = session.user;
  return (
    <Notice
      tone={registered === undefined ? "info" : "success"}
      role="status"
      title={
        registered === undefined ? undefined : loginTexts.canSignInNow(registered || loginTexts.yourColleague)
      }
    >
      <p>
        {registered === undefined ? loginTexts.youAreSignedIn : loginTexts.youAreStillSignedIn}
        {(name ?? email) && (
          <>
            {" "}
            {loginTexts.signedInAs} <strong dir="auto">{name ?? email}</strong>
          </>
        )}
        . <Link to={paths.dashboard}>{loginTexts.backToPortal}</Link>
      </p>
    </Notice>
  );
}
