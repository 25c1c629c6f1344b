import { passwordFits } from "../../credentials/passwords.ts";
import { badRequest } from "../../lib/problems.ts";
import { adminsRepository } from "../../repositories/accounts/admins.ts";
import { sessionsRepository } from "../../repositories/accounts/sessions.ts";
import { type Method } from "../../second-factor/refusals.ts";
import { type FactorInput } from "../../second-factor/verify-factor.ts";
import { type Actor } from "./actor.ts";
import { type SessionContext } from "./session-context.ts";
import { type SignInTries } from "./sign-in-tries.ts";

/** Checks once more who is signed in. */
export function proofs({ db, factors, clock }: SessionContext, { countTry, forgiveTry }: SignInTries) {
  const admins = adminsRepository(db);
  const sessions = sessionsRepository(db);

  async function provePassword(actor: Actor, password: string, address: string): Promise<Method> {
    await countTry(actor.email, address);
    const admin = await admins.findById(actor.id);
    if (!admin || !(await passwordFits(password, admin.passwordHash)))
      throw badRequest("The password is not right.");
    await forgiveTry(actor.email, address);
    return "password";
  }

  return {
    /**
     * Checks once more who is signed in, and notes it for the session: by the second factor where there is one, else by
     * the password. @throws Problem 400 or 429
     */
    async prove(
      actor: Actor,
      given: FactorInput & { challenge?: string | undefined; password?: string | undefined },
      address: string,
    ): Promise<Method> {
      const method = actor.hasSecondFactor
        ? await factors.prove(actor, given, address)
        : await provePassword(actor, given.password ?? "", address);
      await sessions.prove(actor.sessionId, clock(), method === "password" ? "password" : "second-factor");
      return method;
    },

    /** Notes that the second factor was shown in a session: while it was set up. */
    noteSecondFactor: (sessionId: string) => sessions.prove(sessionId, clock(), "second-factor"),
  };
}
