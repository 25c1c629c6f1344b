import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { paths } from "../paths.ts";
import { interruptScreens } from "./interruption.ts";
import { usePortal } from "./portal.tsx";
import type { SignInState } from "./return-to.ts";

/** What can be opened before the second factor that the server asks for is set up. */
const beforeEnrolment = new Set<string>([paths.secondFactor, paths.queue]);

/** Leads to the setting up of a second factor where the server asks for one first; what is open is stored before. */
function useEnrolmentFirst(here: string): void {
  const { sessions } = usePortal();
  const navigate = useNavigate();
  const mustEnrol = useSyncExternalStore(sessions.subscribe, sessions.mustEnrol);
  useEffect(() => {
    if (!mustEnrol || beforeEnrolment.has(here.split(/[?#]/, 1)[0] ?? "")) return;
    const state = { from: here } satisfies SignInState;
    void interruptScreens().then(() => navigate(paths.secondFactor, { replace: true, state }));
  }, [mustEnrol, here, navigate]);
}

/**
 * The guard around every screen but the sign-in (AMB-09). Without a session it leads to `/AdminLogin` in place of
 * the present history entry, so that Back does not come round here again.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { sessions } = usePortal();
  const session = useSyncExternalStore(sessions.subscribe, sessions.get);
  const [hadSession] = useState(session !== undefined);
  const isSignedOut = hadSession && session === undefined;
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  useEnrolmentFirst(here);
  if (session) return children;
  // Who comes after a sign-out asked for no screen, and need not learn which one it was.
  const state: SignInState = isSignedOut ? {} : { from: here };
  return <Navigate to={paths.login} replace state={state} />;
}
