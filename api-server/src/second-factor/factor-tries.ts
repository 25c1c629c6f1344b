import { type Db } from "../database/database.ts";
import { addressKey } from "../lib/address-key.ts";
import { tooManyTries } from "../lib/problems.ts";
import { signInTriesRepository } from "../repositories/accounts/sign-in-tries.ts";

/** Of one account, from wherever: whoever gets here knows the password, and a code has six digits. */
const triesEverywhere = 20;

/** Limits how often second factors of an account are tried: from one address, and altogether. */
export function factorTries(db: Db, triesPerAccount: number, clock: () => Date) {
  const tries = signInTriesRepository(db);
  const subjectsOf = (adminId: string, address: string) => [
    { subject: `factor:${adminId}:${addressKey(address)}`, max: triesPerAccount },
    { subject: `factor:${adminId}`, max: Math.max(triesEverywhere, triesPerAccount) },
  ];
  return {
    /** Counts a try before it is checked. @throws Problem 429 when there were too many */
    async count(adminId: string, address: string): Promise<void> {
      const now = clock();
      for (const { subject, max } of subjectsOf(adminId, address)) {
        const { failures, retryAfterSeconds } = await tries.add(subject, now);
        if (failures > max) throw tooManyTries(retryAfterSeconds);
      }
    },
    async forgive(adminId: string, address: string): Promise<void> {
      for (const { subject } of subjectsOf(adminId, address)) await tries.decrement(subject);
    },
  };
}
