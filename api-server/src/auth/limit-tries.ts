import { type Db } from "../database/database.ts";
import { type Problem } from "../lib/problems.ts";
import { signInTriesRepository } from "../repositories/accounts/sign-in-tries.ts";

/**
 * Counts one try of a subject and refuses it when there were more than `max` within a quarter of an hour.
 *
 * @param refusal made of the seconds until the window ends
 */
export async function limitTries(
  db: Db,
  subject: string,
  max: number,
  refusal: (seconds: number) => Problem,
): Promise<void> {
  const { failures, retryAfterSeconds } = await signInTriesRepository(db).add(subject, new Date());
  if (failures > max) throw refusal(retryAfterSeconds);
}
