import { useEffect } from "react";
import { isUnauthorized } from "../lib/failures.ts";
import { useSession } from "./use-session.ts";

/** Leads to the sign-in when a read of the screen was answered with 401. */
export function useSignInWhenExpired(error: unknown): void {
  const { signInAgain } = useSession();
  const expired = isUnauthorized(error);
  useEffect(() => {
    if (expired) void signInAgain();
  }, [expired, signInAgain]);
}
