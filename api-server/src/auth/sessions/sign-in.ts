import { passwordFits } from "../../credentials/passwords.ts";
import { hashOf } from "../../credentials/tokens.ts";
import { wrongSignIn } from "../../lib/problems.ts";
import { type Admin, adminsRepository } from "../../repositories/accounts/admins.ts";
import { secondFactorNeeded } from "../../second-factor/refusals.ts";
import { type FactorInput } from "../../second-factor/verify-factor.ts";
import { isKnownDevice, newDevice } from "./known-device.ts";
import { type Origin, type Proof, type SessionOpener } from "./open-session.ts";
import { type SessionContext } from "./session-context.ts";
import { type SignInTries } from "./sign-in-tries.ts";

/** Signs administrators in, with a second step where an account has one. */
export function signInService(
  { db, factors, clock }: SessionContext,
  { countTry, forgiveTry }: SignInTries,
  { open, keys }: SessionOpener,
) {
  const admins = adminsRepository(db);

  /** The answer of a sign-in; `known` is what the device showed, if it signed in before. */
  async function begin(admin: Admin, origin: Origin, proof: Proof, known?: string) {
    await admins.noteSignIn(admin.id, clock());
    const device = known ?? newDevice({ ...admin, queueKey: await keys.of(admin) });
    return { ...(await open(admin, origin, { proof, device })), device };
  }

  return {
    /**
     * Signs in; the refusal is the same for a wrong password, an unknown address and a deactivated account. An account
     * with a second factor is refused with a challenge for it.
     */
    async signIn(email: string, password: string, origin: Origin, device?: string) {
      const admin = await admins.findByEmail(email);
      // A device that signed in before has tries of its own: strangers' ones can't lock its owner out.
      const known =
        admin && device !== undefined && isKnownDevice(device, { ...admin, queueKey: keys.peek(admin) });
      const place = known ? `device:${hashOf(device)}` : origin.address;
      await countTry(email, place);
      const fits = await passwordFits(password, admin?.passwordHash);
      if (!admin || !fits || !admin.active) throw wrongSignIn();
      await forgiveTry(email, place);
      if (await factors.has(admin.id)) throw secondFactorNeeded(await factors.challenge(admin.id, "sign-in"));
      return begin(admin, origin, "password", known ? device : undefined);
    },

    /** Whose sign-in waits for this second step. @throws Problem 401 when it does not any more */
    async waitingFor(challenge: string): Promise<Admin> {
      const admin = await admins.findById(await factors.ownerOf(challenge, "sign-in"));
      if (!admin?.active) throw wrongSignIn();
      return admin;
    },

    /** The second step: answers as `signIn` does, and by which way. @throws Problem 401 or 429 */
    async secondStep(admin: Admin, challenge: string, input: FactorInput, origin: Origin) {
      const method = await factors.answer(challenge, input, admin.id, origin.address);
      return { method, answer: await begin(admin, origin, "second-factor") };
    },
  };
}
