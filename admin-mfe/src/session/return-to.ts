import { paths } from "../paths.ts";

/** What the screen that sent the person to the sign-in page says of it; part of the history entry. */
export interface SignInState {
  /** Path, query and fragment of the screen asked for. */
  from?: string;
  /** A sentence to show above the form. */
  notice?: string;
  /** The session still runs; it is replaced before it ends. */
  early?: true;
  /** Name of the colleague who was just registered. */
  registered?: string;
  /** What was just done without a session: an account is ready, a password saved. */
  ready?: string;
  /** The address to sign in with. */
  email?: string;
}

/**
 * Where to go after sign-in (AMB-41): back to the guarded screen asked for, else `/Dashboard`. Only paths of this
 * site count: `//host`, `/\host` and full addresses would lead away.
 */
export function returnPath(state: unknown): string {
  const from = signInState(state).from;
  if (!from || !/^\/(?![/\\])/.test(from)) return paths.dashboard;
  return from.toLowerCase().startsWith(paths.login.toLowerCase()) ? paths.dashboard : from;
}

/** Reads the state of a history entry, which may hold anything. */
export function signInState(state: unknown): SignInState {
  if (typeof state !== "object" || state === null) return {};
  const { from, notice, early, registered, ready, email } = state as Record<string, unknown>;
  return {
    ...(typeof from === "string" ? { from } : {}),
    ...(typeof notice === "string" ? { notice } : {}),
    ...(early === true ? { early } : {}),
    ...(typeof registered === "string" ? { registered } : {}),
    ...(typeof ready === "string" ? { ready } : {}),
    ...(typeof email === "string" ? { email } : {}),
  };
}
