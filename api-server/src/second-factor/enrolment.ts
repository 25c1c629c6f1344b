import { type Db } from "../database/database.ts";
import { hashOf, newToken } from "../credentials/tokens.ts";
import { notFound } from "../lib/problems.ts";
import { type Admin, adminsRepository } from "../repositories/admins.ts";
import { auditRepository, type AuditContext } from "../repositories/audit.ts";
import { challengesRepository } from "../repositories/challenges.ts";
import { type PasskeyRow, secondFactorsRepository } from "../repositories/second-factors.ts";
import { type Secrets } from "../secrets/secrets.ts";
import { readRegistration, registrationOptions, type Site } from "./passkeys.ts";
import { newRecoveryCodes } from "./recovery-codes.ts";
import { factorRefused, noSecondFactor, nothingToRemove, setUpEnded } from "./refusals.ts";
import { findCode, newTotpSecret, totpUri } from "./totp.ts";

type Account = Pick<Admin, "id" | "name" | "email">;
type Event = "second-factor-added" | "second-factor-removed" | "recovery-codes";

const registrationLivesMs = 10 * 60_000;

const eventOf = (
  { id, name }: Pick<Admin, "id" | "name">,
  action: Event,
  after?: Record<string, unknown>,
) => ({
  ...{ action, kind: "admin" as const, subjectId: id, subjectTitle: name },
  ...(after && { after }),
});

export interface EnrolmentOptions {
  db: Db;
  secrets: Secrets;
  site: Site;
  clock?: () => Date;
}

/** Sets second factors up, removes them, and makes recovery codes. Each change is in the change history. */
export function enrolment({ db, secrets, site, clock = () => new Date() }: EnrolmentOptions) {
  const factors = secondFactorsRepository(db);
  const challenges = challengesRepository(db);

  /** The first factor brings recovery codes, shown this once. */
  async function firstCodes(adminId: string): Promise<Awaited<ReturnType<typeof newRecoveryCodes>>> {
    return (await factors.recoveryCodesLeft(adminId)) > 0 ? [] : newRecoveryCodes();
  }
  const shownOf = (codes: { shown: string }[]) =>
    codes.length > 0 ? { recoveryCodes: codes.map(({ shown }) => shown) } : {};

  return {
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
      const codes = await firstCodes(id);
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
      const codes = await firstCodes(id);
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

/** Recovery codes are for a lost factor: they go with the last one. */
async function dropOrphanedCodes(tx: Db, adminId: string): Promise<void> {
  const factors = secondFactorsRepository(tx);
  if (!(await factors.owners()).has(adminId)) await factors.replaceRecoveryCodes(adminId, []);
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
