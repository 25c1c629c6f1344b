import { type Db } from "../database/database.ts";
import { type Problem } from "../lib/problems.ts";
import { signInTriesRepository } from "../repositories/accounts/sign-in-tries.ts";

const windowMs = 15 * 60_000;

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
  const now = new Date();
  const { failures, firstAt } = await signInTriesRepository(db).add(
    subject,
    now,
    new Date(now.getTime() - windowMs),
  );
  if (failures <= max) return;
  throw refusal(Math.max(1, Math.ceil((firstAt.getTime() + windowMs - now.getTime()) / 1000)));
}
