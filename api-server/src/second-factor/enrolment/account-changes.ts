import { type Db } from "../../database/database.ts";
import { type Admin } from "../../repositories/accounts/admins.ts";
import { secondFactorsRepository } from "../../repositories/accounts/second-factors.ts";
import { type Secrets } from "../../secrets/secrets.ts";
import { type Site } from "../passkeys.ts";
import { newRecoveryCodes } from "../recovery-codes.ts";

export type Account = Pick<Admin, "id" | "name" | "email">;
/** What the change history calls what was done. */
type Event = "second-factor-added" | "second-factor-removed" | "recovery-codes";

/** A change of an account's second factors for the change history. */
export const eventOf = (
  { id, name }: Pick<Admin, "id" | "name">,
  action: Event,
  after?: Record<string, unknown>,
) => ({
  ...{ action, kind: "admin" as const, subjectId: id, subjectTitle: name },
  ...(after && { after }),
});

export interface EnrolmentContext {
  db: Db;
  secrets: Secrets;
  site: Site;
  clock: () => Date;
}

/** Recovery codes for an account's first factor, shown this once; none where it has some. */
export async function firstCodes(
  db: Db,
  adminId: string,
): Promise<Awaited<ReturnType<typeof newRecoveryCodes>>> {
  return (await secondFactorsRepository(db).recoveryCodesLeft(adminId)) > 0 ? [] : newRecoveryCodes();
}

/** What an answer says of codes that were just made. */
export const shownOf = (codes: { shown: string }[]) =>
  codes.length > 0 ? { recoveryCodes: codes.map(({ shown }) => shown) } : {};

/** Recovery codes are for a lost factor: they go with the last one. */
export async function dropOrphanedCodes(tx: Db, adminId: string): Promise<void> {
  const factors = secondFactorsRepository(tx);
  if (!(await factors.owners()).has(adminId)) await factors.replaceRecoveryCodes(adminId, []);
}
