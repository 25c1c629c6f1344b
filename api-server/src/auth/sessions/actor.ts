import { type Role } from "@ministry/api-client/schemas";
import { hashOf } from "../../credentials/tokens.ts";
import { adminsRepository } from "../../repositories/accounts/admins.ts";
import { auditRepository } from "../../repositories/service/audit.ts";
import { sessionsRepository } from "../../repositories/accounts/sessions.ts";
import { idleSince, type SessionContext } from "./session-context.ts";

const touchEveryMs = 60_000;

/** Who is asking: the administrator behind a valid session. */
export interface Actor {
  id: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
  /** The account has a second factor. */
  hasSecondFactor: boolean;
  /** The installation asks for one, and the account has none. */
  mustEnrol: boolean;
  /** Somebody else chose the account's password. */
  passwordGiven: boolean;
  /** When it was last proved in this session who it is, as far as the account asks for it. */
  provenAt: Date | undefined;
}

/**
 * Finds the administrator behind a token: `actorOf`.
 *
 * @param asksForSecondFactor whether accounts of a role have to have a second factor
 */
export function actors(context: SessionContext, asksForSecondFactor: (role: Role) => boolean) {
  const { db, clock } = context;
  const sessions = sessionsRepository(db);

  /**
   * Ends what a session replaces when it is first used: its device has the new token then. A phone whose sign-in
   * answer was lost goes on with the old one.
   */
  async function endReplaced({ id, adminId, name }: { id: string; adminId: string; name: string }) {
    await db.transaction(async (tx) => {
      for (const { id: subjectId, adminId: ownerId, address } of await sessionsRepository(tx).endReplaced(
        id,
      )) {
        const context = { id: adminId, name, requestId: "", address };
        const isOwn = ownerId === adminId;
        await auditRepository(tx).record(context, {
          ...{ action: "revoke", kind: "session" },
          subjectId: isOwn ? subjectId : ownerId,
          ...(!isOwn && { subjectTitle: (await adminsRepository(tx).findById(ownerId))?.name ?? "" }),
        });
      }
    });
  }

  return {
    /** The administrator behind a token, or `undefined` when the session ended, was revoked or never was. */
    async actorOf(token: string): Promise<Actor | undefined> {
      const now = clock();
      const found = await sessions.find(hashOf(token), now, idleSince(context, now));
      if (!found) return undefined;
      if (found.replaces) await endReplaced(found);
      if (now.getTime() - found.usedAt.getTime() > touchEveryMs) await sessions.touch(found.id, now);
      return {
        id: found.adminId,
        name: found.name,
        email: found.email,
        role: found.role,
        sessionId: found.id,
        hasSecondFactor: found.hasSecondFactor,
        mustEnrol: !found.hasSecondFactor && asksForSecondFactor(found.role),
        passwordGiven: found.passwordGiven,
        provenAt:
          found.hasSecondFactor && found.provenBy !== "second-factor"
            ? undefined
            : (found.provenAt ?? undefined),
      };
    },
  };
}
