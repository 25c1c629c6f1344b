import { type Db } from "../database/database.ts";
import { hashOf, newToken } from "../credentials/tokens.ts";
import { type Admin } from "../repositories/admins.ts";
import { challengesRepository, type ChallengeRow } from "../repositories/challenges.ts";
import { secondFactorsRepository } from "../repositories/second-factors.ts";
import { type Secrets } from "../secrets/secrets.ts";
import { factorTries } from "./factor-tries.ts";
import { authenticationOptions, checkPasskey, type Site } from "./passkeys.ts";
import { recoveryCodeFits, recoveryCodeIn, selectorOf } from "./recovery-codes.ts";
import { challengeEnded, type FactorFault, factorRefused, type Method } from "./refusals.ts";
import { findCode } from "./totp.ts";

const challengeLivesMs = 10 * 60_000;
const triesPerChallenge = 8;

/** What somebody shows as a second factor: a code of the app, a recovery code, or a passkey's answer. */
export interface Shown {
  code?: string | undefined;
  passkey?: unknown;
}

export interface SecondFactorOptions {
  db: Db;
  secrets: Secrets;
  site: Site;
  triesPerAccount: number;
  clock?: () => Date;
}

/** Asks for second factors and checks what is shown; setting them up is `enrolment.ts`. */
export function secondFactors(options: SecondFactorOptions) {
  const { db, secrets, site, triesPerAccount, clock = () => new Date() } = options;
  const factors = secondFactorsRepository(db);
  const challenges = challengesRepository(db);
  const tries = factorTries(db, triesPerAccount, clock);

  async function methodsOf(adminId: string): Promise<Method[]> {
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

  async function checkTotp(adminId: string, code: string): Promise<FactorFault | undefined> {
    const stored = await factors.totpOf(adminId);
    if (stored?.secret == null) return "wrong";
    const found = await findCode(secrets.open(stored.secret, `totp:${adminId}`), code, clock());
    if (found === undefined) return "wrong";
    if (found === "drift") return "clock";
    return (await factors.useStep(adminId, found.step)) ? undefined : "used";
  }

  async function checkRecoveryCode(adminId: string, code: string): Promise<FactorFault | undefined> {
    const stored = await factors.unusedCode(adminId, selectorOf(code));
    if (!stored || !(await recoveryCodeFits(code, stored.codeHash))) return "wrong";
    return (await factors.useCode(adminId, stored.codeHash, clock())) ? undefined : "used";
  }

  async function checkPasskeyAnswer(
    adminId: string,
    answer: unknown,
    challenge: string,
  ): Promise<FactorFault | undefined> {
    const { id } = answer as { id?: unknown };
    const row = (await factors.passkeysOf(adminId)).find((one) => one.id === id);
    const counter = row && (await checkPasskey(site, row, answer, challenge));
    if (!row || counter === undefined) return "passkey";
    await factors.notePasskeyUse(row.id, counter, clock());
    return undefined;
  }

  /** Returns by which way it was right. @throws Problem with `status` when it was not */
  async function check(
    adminId: string,
    { code = "", passkey }: Shown,
    challenge: string | undefined,
    status: 400 | 401,
  ): Promise<Method> {
    const digits = code.replaceAll(/[\s-]/g, "");
    const recovery = recoveryCodeIn(code);
    let fault: FactorFault | undefined = "wrong";
    let method: Method = "totp";
    if (passkey !== undefined && challenge !== undefined) {
      method = "passkey";
      fault = await checkPasskeyAnswer(adminId, passkey, challenge);
    } else if (/^\d{6}$/.test(digits)) fault = await checkTotp(adminId, digits);
    else if (recovery !== undefined) {
      method = "recovery-code";
      fault = await checkRecoveryCode(adminId, recovery);
    }
    if (fault !== undefined) throw factorRefused(fault, status);
    return method;
  }

  return {
    methodsOf,
    tries,

    async has(adminId: string): Promise<boolean> {
      return (await methodsOf(adminId)).length > 0;
    },

    /** A challenge to be answered with a second factor, with what a browser needs where there are passkeys. */
    async challenge(adminId: string, purpose: ChallengeRow["purpose"]) {
      const token = newToken();
      const expiresAt = new Date(clock().getTime() + challengeLivesMs);
      await challenges.insert({ tokenHash: hashOf(token), adminId, purpose, expiresAt });
      const rows = await factors.passkeysOf(adminId);
      const passkey = rows.length > 0 ? await authenticationOptions(site, rows, token) : undefined;
      return { challenge: token, methods: await methodsOf(adminId), ...(passkey && { passkey }) };
    },

    /** Whose challenge it is, while it can be answered. @throws Problem 401 when it can't */
    async ownerOf(challenge: string, purpose: ChallengeRow["purpose"]): Promise<string> {
      const found = await challenges.find(hashOf(challenge), purpose, clock());
      if (!found) throw challengeEnded();
      return found.adminId;
    },

    /**
     * Answers a sign-in's challenge; it is used up by the right answer, and after too many wrong ones.
     *
     * @throws Problem 401 with a code that says what was wrong, or 429
     */
    async answer(challenge: string, shown: Shown, adminId: string, address: string): Promise<Method> {
      await tries.count(adminId, address);
      const tokenHash = hashOf(challenge);
      if ((await challenges.countTry(tokenHash)) > triesPerChallenge) {
        await challenges.remove(tokenHash);
        throw challengeEnded();
      }
      const method = await check(adminId, shown, challenge, 401);
      if (!(await challenges.remove(tokenHash))) throw challengeEnded();
      await tries.forgive(adminId, address);
      return method;
    },

    /** Checks a second factor of somebody who is signed in. @throws Problem 400 when it is not right, or 429 */
    async prove(
      { id }: Pick<Admin, "id">,
      { challenge, ...shown }: Shown & { challenge?: string | undefined },
      address: string,
    ): Promise<Method> {
      await tries.count(id, address);
      const isOwn = challenge !== undefined && (await this.ownerOf(challenge, "step-up")) === id;
      const method = await check(id, shown, isOwn ? challenge : undefined, 400);
      if (isOwn) await challenges.remove(hashOf(challenge));
      await tries.forgive(id, address);
      return method;
    },

    tidy: () => challenges.removeExpired(clock()),
  };
}

export type SecondFactors = ReturnType<typeof secondFactors>;
