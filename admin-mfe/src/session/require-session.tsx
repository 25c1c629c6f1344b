import { useSyncExternalStore, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { paths } from "../paths.ts";
import { usePortal } from "./portal.tsx";
import type { SignInState } from "./return-to.ts";

/**
 * The guard around every screen but the sign-in (AMB-09). Without a session it leads to `/AdminLogin` in place of
 * the present history entry, so that Back does not come round here again.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { sessions } = usePortal();
  const session = useSyncExternalStore(sessions.subscribe, sessions.get);
  const { pathname, search, hash } = useLocation();
  if (session) return children;
  return (
    <Navigate to={paths.login} replace state={{ from: pathname + search + hash } satisfies SignInState} />
  );
}
