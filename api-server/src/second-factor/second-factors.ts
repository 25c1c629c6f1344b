import { type Db } from "../database/database.ts";
import { hashOf, newToken } from "../credentials/tokens.ts";
import { type Admin } from "../repositories/accounts/admins.ts";
import { challengesRepository, type ChallengeRow } from "../repositories/accounts/challenges.ts";
import { secondFactorsRepository } from "../repositories/accounts/second-factors.ts";
import { type Secrets } from "../secrets/secrets.ts";
import { factorTries } from "./factor-tries.ts";
import { type FactorContext, verifyFactor, type FactorInput } from "./verify-factor.ts";
import { authenticationOptions, type Site } from "./passkeys.ts";
import { challengeEnded, type Method } from "./refusals.ts";

const challengeLivesMs = 10 * 60_000;
const triesPerChallenge = 8;

export interface SecondFactorOptions {
  db: Db;
  secrets: Secrets;
  site: Site;
  triesPerAccount: number;
  clock?: () => Date;
}

/** The ways in which an account can show a second factor. */
async function methodsIn(factors: FactorContext["factors"], adminId: string): Promise<Method[]> {
  const [totp, passkeys, left] = await Promise.all([
    factors.totpOf(adminId),
    factors.passkeysOf(adminId),
    factors.recoveryCodesLeft(adminId),
  ]);
  const methods: Method[] = [];
  if (passkeys.length > 0) methods.push("passkey");
  if (totp?.secret != null) methods.push("totp");
  if (methods.length > 0 && left > 0) methods.push("recovery-code");
  return methods;
}

interface Parts extends FactorContext {
  challenges: ReturnType<typeof challengesRepository>;
  tries: ReturnType<typeof factorTries>;
}

/** Challenges as they are made, looked up and cleared away. */
const issuing = ({ factors, challenges, site, clock }: Parts) => ({
  /** A challenge to be answered with a second factor, with what a browser needs where there are passkeys. */
  async challenge(adminId: string, purpose: ChallengeRow["purpose"]) {
    const token = newToken();
    const expiresAt = new Date(clock().getTime() + challengeLivesMs);
    await challenges.insert({ tokenHash: hashOf(token), adminId, purpose, expiresAt });
    const rows = await factors.passkeysOf(adminId);
    const passkey = rows.length > 0 ? await authenticationOptions(site, rows, token) : undefined;
    return { challenge: token, methods: await methodsIn(factors, adminId), ...(passkey && { passkey }) };
  },

  /** Whose challenge it is, while it can be answered. @throws Problem 401 when it can't */
  async ownerOf(challenge: string, purpose: ChallengeRow["purpose"]): Promise<string> {
    const found = await challenges.find(hashOf(challenge), purpose, clock());
    if (!found) throw challengeEnded();
    return found.adminId;
  },

  tidy: () => challenges.removeExpired(clock()),
});

/** Verifies a second factor, as often as the account and the challenge allow. */
const checking = (
  { challenges, tries, ...by }: Parts,
  ownerOf: (challenge: string, purpose: ChallengeRow["purpose"]) => Promise<string>,
) => ({
  /**
   * Answers a sign-in's challenge; it is used up by the right answer, and after too many wrong ones.
   *
   * @throws Problem 401 with a code that says what was wrong, or 429
   */
  async answer(challenge: string, input: FactorInput, adminId: string, address: string): Promise<Method> {
    await tries.count(adminId, address);
    const tokenHash = hashOf(challenge);
    if ((await challenges.countTry(tokenHash)) > triesPerChallenge) {
      await challenges.remove(tokenHash);
      throw challengeEnded();
    }
    const method = await verifyFactor(by, adminId, input, challenge, 401);
    if (!(await challenges.remove(tokenHash))) throw challengeEnded();
    await tries.forgive(adminId, address);
    return method;
  },

  /** Checks a second factor of somebody who is signed in. @throws Problem 400 when it is not right, or 429 */
  async prove(
    { id }: Pick<Admin, "id">,
    { challenge, ...input }: FactorInput & { challenge?: string | undefined },
    address: string,
  ): Promise<Method> {
    await tries.count(id, address);
    const isOwn = challenge !== undefined && (await ownerOf(challenge, "step-up")) === id;
    const method = await verifyFactor(by, id, input, isOwn ? challenge : undefined, 400);
    if (isOwn) await challenges.remove(hashOf(challenge));
    await tries.forgive(id, address);
    return method;
  },
});

/** Asks for second factors and verifies them; setting them up is `enrolment.ts`. */
export function secondFactors(options: SecondFactorOptions) {
  const { db, secrets, site, triesPerAccount, clock = () => new Date() } = options;
  const factors = secondFactorsRepository(db);
  const tries = factorTries(db, triesPerAccount, clock);
  const parts = { factors, challenges: challengesRepository(db), tries, secrets, site, clock };
  const methodsOf = (adminId: string) => methodsIn(factors, adminId);
  const issued = issuing(parts);
  return {
    methodsOf,
    tries,
    has: async (adminId: string): Promise<boolean> => (await methodsOf(adminId)).length > 0,
    ...issued,
    ...checking(parts, issued.ownerOf),
  };
}

export type SecondFactors = ReturnType<typeof secondFactors>;
