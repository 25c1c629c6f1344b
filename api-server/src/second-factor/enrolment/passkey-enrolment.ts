import { hashOf, newToken } from "../../credentials/tokens.ts";
import { type AuditContext, auditRepository } from "../../repositories/service/audit.ts";
import { challengesRepository } from "../../repositories/accounts/challenges.ts";
import { secondFactorsRepository } from "../../repositories/accounts/second-factors.ts";
import { readRegistration, registrationOptions } from "../passkeys.ts";
import { factorRefused, nothingToRemove, setUpEnded } from "../refusals.ts";
import {
  type Account,
  dropOrphanedCodes,
  type EnrolmentContext,
  eventOf,
  firstCodes,
  shownOf,
} from "./account-changes.ts";

const registrationLivesMs = 10 * 60_000;

/** Registers passkeys, and removes them. */
export function passkeyEnrolment({ db, site, clock }: EnrolmentContext) {
  const factors = secondFactorsRepository(db);
  const challenges = challengesRepository(db);
  return {
    async beginPasskey(account: Account) {
      const challenge = newToken();
      const expiresAt = new Date(clock().getTime() + registrationLivesMs);
      await challenges.insert({
        tokenHash: hashOf(challenge),
        adminId: account.id,
        purpose: "passkey",
        expiresAt,
      });
      const options = await registrationOptions(
        site,
        account,
        await factors.passkeysOf(account.id),
        challenge,
      );
      return { challenge, options };
    },

    async addPasskey(
      account: Account,
      given: { challenge: string; name: string; passkey: unknown },
      context: AuditContext,
    ) {
      const { id } = account;
      const found = await challenges.find(hashOf(given.challenge), "passkey", clock());
      if (found?.adminId !== id || !(await challenges.remove(found.tokenHash))) throw setUpEnded();
      const passkey = await readRegistration(site, given.passkey, given.challenge);
      if (!passkey) throw factorRefused("passkey", 400);
      const codes = await firstCodes(db, id);
      const name = given.name.trim() || "Passkey";
      await db.transaction(async (tx) => {
        const own = secondFactorsRepository(tx);
        if (!(await own.addPasskey({ ...passkey, adminId: id, name }))) throw factorRefused("passkey", 400);
        if (codes.length > 0) await own.replaceRecoveryCodes(id, codes);
        const event = eventOf(account, "second-factor-added", { factor: "passkey", name });
        await auditRepository(tx).record(context, event);
      });
      return shownOf(codes);
    },

    async removePasskey(account: Account, passkeyId: string, context: AuditContext): Promise<void> {
      await db.transaction(async (tx) => {
        const gone = await secondFactorsRepository(tx).removePasskey(account.id, passkeyId);
        if (!gone) throw nothingToRemove();
        await dropOrphanedCodes(tx, account.id);
        const event = eventOf(account, "second-factor-removed", { factor: "passkey", name: gone.name });
        await auditRepository(tx).record(context, event);
      });
    },
  };
}
