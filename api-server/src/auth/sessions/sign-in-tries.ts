import { hashOf } from "../../credentials/tokens.ts";
import { addressKey } from "../../lib/address-key.ts";
import { tooManyTries } from "../../lib/problems.ts";
import { emailKeyOf } from "../../repositories/accounts/admins.ts";
import { signInTriesRepository } from "../../repositories/accounts/sign-in-tries.ts";
import { type SessionContext } from "./session-context.ts";

/** One account tried from many addresses: far above `triesPerAccount`, so that a stranger can't lock anyone out. */
const triesPerAccountEverywhere = 200;

/** Limits failed sign-ins for each account, address and pair of both. */
export function signInTries({ db, policy, clock }: SessionContext) {
  const tries = signInTriesRepository(db);

  const subjectsOf = (email: string, from: string) => {
    const account = hashOf(emailKeyOf(email));
    const address = addressKey(from);
    return [
      { subject: `pair:${account}:${address}`, max: policy.triesPerAccount },
      { subject: `address:${address}`, max: policy.triesPerAddress },
      { subject: `account:${account}`, max: triesPerAccountEverywhere },
    ];
  };

  /** Every try counts before the password is checked, so that many at once gain nothing. */
  async function countTry(email: string, address: string): Promise<void> {
    const now = clock();
    const [pair, ...others] = subjectsOf(email, address);
    const counted = address.startsWith("device:") ? [pair] : [pair, ...others];
    for (const { subject, max } of counted.filter((one) => one !== undefined)) {
      const { failures, retryAfterSeconds } = await tries.add(subject, now);
      if (failures > max) throw tooManyTries(retryAfterSeconds);
    }
  }

  async function forgiveTry(email: string, address: string): Promise<void> {
    const [pair, ...others] = subjectsOf(email, address);
    if (pair) await tries.forget(pair.subject);
    if (address.startsWith("device:")) return;
    for (const { subject } of others) await tries.decrement(subject);
  }

  const tidy = () => tries.removeEnded(clock());

  return { countTry, forgiveTry, tidy };
}

export type SignInTries = ReturnType<typeof signInTries>;
