import { type Role } from "@ministry/api-client/schemas";
import { type Db } from "../database/database.ts";
import { sessionsRepository } from "../repositories/accounts/sessions.ts";
import { actors } from "./sessions/actor.ts";
import { sessionOpener } from "./sessions/open-session.ts";
import { proofs } from "./sessions/proofs.ts";
import { idleSince, type SessionContext, type SessionPolicy } from "./sessions/session-context.ts";
import { signInService } from "./sessions/sign-in.ts";
import { signInTries } from "./sessions/sign-in-tries.ts";

export { type Actor } from "./sessions/actor.ts";
export { userOf } from "./sessions/open-session.ts";

/** What a session is checked with besides the password. */
export interface SessionParts extends Pick<SessionContext, "factors" | "secrets"> {
  /** Whether accounts of a role have to have a second factor. */
  asksForSecondFactor: (role: Role) => boolean;
  clock?: () => Date;
}

/** Signing in, who is signed in, and the end of sessions. */
export function sessionService(
  db: Db,
  policy: SessionPolicy,
  { asksForSecondFactor, clock = () => new Date(), ...parts }: SessionParts,
) {
  const context: SessionContext = { db, policy, clock, ...parts };
  const sessions = sessionsRepository(db);
  const tries = signInTries(context);
  const opener = sessionOpener(context);
  return {
    countTry: tries.countTry,
    forgiveTry: tries.forgiveTry,
    open: opener.open,
    ...signInService(context, tries, opener),
    ...proofs(context, tries),
    ...actors(context, asksForSecondFactor),

    list: (adminId: string) => sessions.listOf(adminId, clock(), idleSince(context, clock())),
    end: (sessionId: string, adminId: string) => sessions.remove(sessionId, adminId),

    async tidy(): Promise<void> {
      await sessions.removeExpired(clock(), idleSince(context, clock()));
      await parts.factors.tidy();
      await tries.tidy();
    },
  };
}

export type SessionService = ReturnType<typeof sessionService>;
