import { useCallback, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../paths.ts";
import { unauthorizedText } from "../lib/failures.ts";
import { ownerOf, usePortal } from "./portal.tsx";
import { interruptScreens } from "./interruption.ts";
import type { SignInState } from "./return-to.ts";

/** Who is signed in, and what becomes of the session. */
export function useSession() {
  const { sessions } = usePortal();
  const session = useSyncExternalStore(sessions.subscribe, sessions.get);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;

  const leadToSignIn = useCallback(
    async (reason: Omit<SignInState, "from">) => {
      await interruptScreens();
      const state: SignInState = { from: here, ...reason };
      await navigate(paths.login, { replace: true, state });
    },
    [navigate, here],
  );
  /** The server did not know the session any more: sign in, then come back here (AMB-08). */
  const signInAgain = useCallback(() => leadToSignIn({ notice: unauthorizedText }), [leadToSignIn]);
  /** The session still runs, and ends soon: a sign-in makes a new one and comes back here. */
  const signInEarly = useCallback(() => leadToSignIn({ early: true }), [leadToSignIn]);
  return {
    session,
    /** Whose drafts these are. */
    owner: ownerOf(session) ?? "admin",
    /** The address of this screen. */
    here,
    signInAgain,
    signInEarly,
  };
}
