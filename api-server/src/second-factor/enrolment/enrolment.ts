import { type Db } from "../../database/database.ts";
import { notFound } from "../../lib/problems.ts";
import { type Admin, adminsRepository } from "../../repositories/accounts/admins.ts";
import { type AuditContext, auditRepository } from "../../repositories/service/audit.ts";
import { challengesRepository } from "../../repositories/accounts/challenges.ts";
import { type PasskeyRow, secondFactorsRepository } from "../../repositories/accounts/second-factors.ts";
import { newRecoveryCodes } from "../recovery-codes.ts";
import { noSecondFactor, nothingToRemove } from "../refusals.ts";
import { type Account, type EnrolmentContext, eventOf, shownOf } from "./account-changes.ts";
import { passkeyEnrolment } from "./passkey-enrolment.ts";
import { totpEnrolment } from "./totp-enrolment.ts";

interface EnrolmentOptions extends Omit<EnrolmentContext, "clock"> {
  clock?: () => Date;
}

/** Sets second factors up, removes them, and makes recovery codes. Each change is in the change history. */
export function enrolment({ clock = () => new Date(), ...options }: EnrolmentOptions) {
  const { db } = options;
  const factors = secondFactorsRepository(db);
  return {
    ...totpEnrolment({ ...options, clock }),
    ...passkeyEnrolment({ ...options, clock }),

    /** What an account has; nothing of it is secret. */
    async stateOf(adminId: string) {
      const [totp, passkeys, recoveryCodesLeft] = await Promise.all([
        factors.totpOf(adminId),
        factors.passkeysOf(adminId),
        factors.recoveryCodesLeft(adminId),
      ]);
      return {
        totp: totp?.secret != null,
        passkeys: passkeys.map(({ id, name, createdAt, usedAt }: PasskeyRow) => ({
          _id: id,
          name,
          createdAt: createdAt.toISOString(),
          ...(usedAt && { usedAt: usedAt.toISOString() }),
        })),
        recoveryCodesLeft,
      };
    },

    /** New recovery codes in the place of all earlier ones. */
    async renewCodes(account: Account, context: AuditContext) {
      const codes = await newRecoveryCodes();
      await db.transaction(async (tx) => {
        const own = secondFactorsRepository(tx);
        if (!(await own.owners()).has(account.id)) throw noSecondFactor();
        await own.replaceRecoveryCodes(account.id, codes);
        await auditRepository(tx).record(context, eventOf(account, "recovery-codes"));
      });
      return shownOf(codes);
    },
  };
}

/** Removes every second factor of an account: its owner's phone is lost, and the recovery codes with it. */
export async function resetSecondFactor(
  db: Db,
  find: (admins: ReturnType<typeof adminsRepository>) => Promise<Admin | undefined>,
  context: AuditContext,
): Promise<Admin> {
  return db.transaction(async (tx) => {
    const admin = await find(adminsRepository(tx));
    if (!admin) throw notFound("admin");
    if (!(await secondFactorsRepository(tx).removeAll(admin.id))) throw nothingToRemove();
    await challengesRepository(tx).removeOf(admin.id);
    await auditRepository(tx).record(context, eventOf(admin, "second-factor-removed", { factor: "all" }));
    return admin;
  });
}

export type Enrolment = ReturnType<typeof enrolment>;
