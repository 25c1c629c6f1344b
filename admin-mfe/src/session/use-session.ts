import { useCallback, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../paths.ts";
import { unauthorizedText } from "./failures.ts";
import { ownerOf, usePortal } from "./portal.tsx";
import type { SignInState } from "./return-to.ts";

/** Who is signed in, and what becomes of the session. */
export function useSession() {
  const { sessions } = usePortal();
  const session = useSyncExternalStore(sessions.subscribe, sessions.get);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;

  /** The server did not know the session any more: sign in, then come back here (AMB-08). */
  const signInAgain = useCallback(
    () =>
      navigate(paths.login, {
        replace: true,
        state: { from: here, notice: unauthorizedText } satisfies SignInState,
      }),
    [navigate, here],
  );
  return {
    session,
    /** Whose drafts these are. */
    owner: ownerOf(session) ?? "admin",
    /** The address of this screen. */
    here,
    signInAgain,
  };
}
