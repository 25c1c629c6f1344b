import { type Db } from "../../database/database.ts";
import { type SecondFactors } from "../../second-factor/second-factors.ts";
import { type Secrets } from "../../secrets/secrets.ts";
import { type Config } from "../../settings/config.ts";

export type SessionPolicy = Config["sessions"];

/** What the parts of the session service work with. */
export interface SessionContext {
  db: Db;
  policy: SessionPolicy;
  factors: SecondFactors;
  secrets: Secrets;
  clock: () => Date;
}

/** Sessions that were not used since this moment have ended. */
export const idleSince = ({ policy }: Pick<SessionContext, "policy">, now: Date): Date =>
  new Date(now.getTime() - policy.idleMs);
