import { type AuditContext, auditRepository } from "../../repositories/service/audit.ts";
import { secondFactorsRepository } from "../../repositories/accounts/second-factors.ts";
import { factorRefused, nothingToRemove, setUpEnded } from "../refusals.ts";
import { findCode, newTotpSecret, totpUri } from "../totp.ts";
import {
  type Account,
  dropOrphanedCodes,
  type EnrolmentContext,
  eventOf,
  firstCodes,
  shownOf,
} from "./account-changes.ts";

/** Sets an authenticator app up, and removes it. */
export function totpEnrolment({ db, secrets, clock }: EnrolmentContext) {
  const factors = secondFactorsRepository(db);
  return {
    /** Begins with an authenticator app; one in use goes on until a code of the new one was given. */
    async beginTotp({ id, email }: Account) {
      const secret = newTotpSecret();
      await factors.setPending(id, secrets.wrap(secret, `totp:${id}`));
      return { secret, uri: totpUri(secret, email) };
    },

    /** @throws Problem 400 when the code is not one of the app that was begun with */
    async confirmTotp(account: Account, code: string, context: AuditContext) {
      const { id } = account;
      const pending = (await factors.totpOf(id))?.pending;
      if (pending == null) throw setUpEnded();
      const found = await findCode(
        secrets.open(pending, `totp:${id}`),
        code.replaceAll(/[\s-]/g, ""),
        clock(),
      );
      if (found === undefined || found === "drift")
        throw factorRefused(found === "drift" ? "clock" : "wrong", 400);
      const codes = await firstCodes(db, id);
      await db.transaction(async (tx) => {
        const own = secondFactorsRepository(tx);
        if (!(await own.confirm(id, pending, found.step))) throw setUpEnded();
        if (codes.length > 0) await own.replaceRecoveryCodes(id, codes);
        await auditRepository(tx).record(
          context,
          eventOf(account, "second-factor-added", { factor: "totp" }),
        );
      });
      return shownOf(codes);
    },

    async removeTotp(account: Account, context: AuditContext): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await secondFactorsRepository(tx).removeTotp(account.id))) throw nothingToRemove();
        await dropOrphanedCodes(tx, account.id);
        const event = eventOf(account, "second-factor-removed", { factor: "totp" });
        await auditRepository(tx).record(context, event);
      });
    },
  };
}
