import { type Role } from "@ministry/api-client/schemas";
import { type Config } from "../settings/config.ts";
import { type Db } from "../database/database.ts";
import { newId } from "../lib/ids.ts";
import { type Admin, adminsRepository, emailKeyOf } from "../repositories/admins.ts";
import { auditRepository } from "../repositories/audit.ts";
import { sessionsRepository } from "../repositories/sessions.ts";
import { signInTriesRepository } from "../repositories/sign-in-tries.ts";
import { badRequest, tooManyTries, wrongSignIn } from "../lib/problems.ts";
import { passwordFits } from "../credentials/passwords.ts";
import { isKnownDevice, newDevice } from "./known-device.ts";
import { hashOf, newToken } from "../credentials/tokens.ts";
import { addressKey } from "../lib/address-key.ts";
import { type SecondFactors, type Shown } from "../second-factor/second-factors.ts";
import { type Method, secondFactorNeeded } from "../second-factor/refusals.ts";
import { type Secrets } from "../secrets/secrets.ts";
import { queueKeys } from "./queue-keys.ts";

/** Who is asking: the administrator behind a valid session. */
export interface Actor {
  id: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
  /** The account has a second factor. */
  hasSecondFactor: boolean;
  /** The installation asks for one, and the account has none. */
  mustEnrol: boolean;
  /** Somebody else chose the account's password. */
  passwordGiven: boolean;
  /** When it was last proved in this session who it is, as far as the account asks for it. */
  provenAt: Date | undefined;
}

export type SessionPolicy = Config["sessions"];

export interface Origin {
  address: string;
  userAgent: string;
  /** Token that came with a sign-in: of the session this browser had. */
  former?: string | undefined;
}

const windowMs = 15 * 60_000;
const touchEveryMs = 60_000;
/** One account tried from many addresses: far above `triesPerAccount`, so that a stranger can't lock anyone out. */
const triesPerAccountEverywhere = 200;

/** By what somebody proved who they are. */
export type Proof = "password" | "second-factor";

/** What a session is checked with besides the password. */
export interface SessionParts {
  factors: SecondFactors;
  secrets: Secrets;
  /** Whether accounts of a role have to have a second factor. */
  asksForSecondFactor: (role: Role) => boolean;
  clock?: () => Date;
}

/** What the sign-in answers say of an administrator. */
export const userOf = (admin: Pick<Admin, "id" | "name" | "email" | "role">) => ({
  _id: admin.id,
  name: admin.name,
  email: admin.email,
  role: admin.role,
});

export function sessionService(
  db: Db,
  policy: SessionPolicy,
  { factors, secrets, asksForSecondFactor, clock = () => new Date() }: SessionParts,
) {
  const keys = queueKeys(db, secrets);
  const admins = adminsRepository(db);
  const sessions = sessionsRepository(db);
  const tries = signInTriesRepository(db);
  const idleSince = (now: Date) => new Date(now.getTime() - policy.idleMs);

  const subjectsOf = (email: string, from: string) => {
    const account = hashOf(emailKeyOf(email));
    const address = addressKey(from);
    return [
      { subject: `pair:${account}:${address}`, most: policy.triesPerAccount },
      { subject: `address:${address}`, most: policy.triesPerAddress },
      { subject: `account:${account}`, most: triesPerAccountEverywhere },
    ];
  };

  /** Every try counts before the password is checked, so that many at once gain nothing. */
  async function countTry(email: string, address: string): Promise<void> {
    const now = clock();
    const [pair, ...others] = subjectsOf(email, address);
    const counted = address.startsWith("device:") ? [pair] : [pair, ...others];
    for (const { subject, most } of counted.filter((one) => one !== undefined)) {
      const { failures, firstAt } = await tries.add(subject, now, new Date(now.getTime() - windowMs));
      if (failures <= most) continue;
      throw tooManyTries(Math.max(1, Math.ceil((firstAt.getTime() + windowMs - now.getTime()) / 1000)));
    }
  }

  async function forgiveTry(email: string, address: string): Promise<void> {
    const [pair, ...others] = subjectsOf(email, address);
    if (pair) await tries.forget(pair.subject);
    if (address.startsWith("device:")) return;
    for (const { subject } of others) await tries.decrement(subject);
  }

  /** The session whose token came with a sign-in: that of this browser, also of another account. */
  async function formerId({ former }: Origin): Promise<string | null> {
    const now = clock();
    return former === undefined
      ? null
      : ((await sessions.find(hashOf(former), now, idleSince(now)))?.id ?? null);
  }

  /**
   * Ends what a session replaces when it is first used: its device has the new token then. A phone whose sign-in
   * answer was lost goes on with the old one.
   */
  async function endReplaced({ id, adminId, name }: { id: string; adminId: string; name: string }) {
    await db.transaction(async (tx) => {
      for (const { id: subjectId, adminId: ownerId, address } of await sessionsRepository(tx).endReplaced(
        id,
      )) {
        const context = { id: adminId, name, requestId: "", address };
        const isOwn = ownerId === adminId;
        await auditRepository(tx).record(context, {
          ...{ action: "revoke", kind: "session" },
          subjectId: isOwn ? subjectId : ownerId,
          ...(!isOwn && { subjectTitle: (await adminsRepository(tx).findById(ownerId))?.name ?? "" }),
        });
      }
    });
  }

  async function open(
    admin: Admin,
    origin: Origin,
    { maxMs = policy.maxMs, proof = "password" as Proof, device = undefined as string | undefined } = {},
  ) {
    const now = clock();
    const token = newToken();
    const expiresAt = new Date(now.getTime() + maxMs);
    await sessions.insert({
      tokenHash: hashOf(token),
      id: newId(now),
      adminId: admin.id,
      createdAt: now,
      usedAt: now,
      expiresAt,
      ...(device !== undefined && { device: hashOf(device) }),
      ...{ formerId: await formerId(origin), replaces: true },
      userAgent: origin.userAgent.slice(0, 300),
      address: origin.address,
      provenAt: now,
      provenBy: proof,
    });
    const queueKey = await keys.of(admin);
    return { token, user: userOf(admin), queueKey, expiresAt: expiresAt.toISOString() };
  }

  /** The answer of a sign-in; `known` is what the device showed, if it signed in before. */
  async function begin(admin: Admin, origin: Origin, proof: Proof, known?: string) {
    await admins.noteSignIn(admin.id, clock());
    const device = known ?? newDevice({ ...admin, queueKey: await keys.of(admin) });
    return { ...(await open(admin, origin, { proof, device })), device };
  }

  async function provePassword(actor: Actor, password: string, address: string): Promise<Method> {
    await countTry(actor.email, address);
    const admin = await admins.findById(actor.id);
    if (!admin || !(await passwordFits(password, admin.passwordHash)))
      throw badRequest("The password is not right.");
    await forgiveTry(actor.email, address);
    return "password";
  }

  return {
    countTry,
    forgiveTry,
    open,

    /**
     * Signs in; the refusal is the same for a wrong password, an unknown address and a deactivated account. An account
     * with a second factor is refused with a challenge for it.
     */
    async signIn(email: string, password: string, origin: Origin, device?: string) {
      const admin = await admins.findByEmail(email);
      // A device that signed in before has tries of its own: strangers' ones can't lock its owner out.
      const known =
        admin && device !== undefined && isKnownDevice(device, { ...admin, queueKey: keys.peek(admin) });
      const place = known ? `device:${hashOf(device)}` : origin.address;
      await countTry(email, place);
      const fits = await passwordFits(password, admin?.passwordHash);
      if (!admin || !fits || !admin.active) throw wrongSignIn();
      await forgiveTry(email, place);
      if (await factors.has(admin.id)) throw secondFactorNeeded(await factors.challenge(admin.id, "sign-in"));
      return begin(admin, origin, "password", known ? device : undefined);
    },

    /** Whose sign-in waits for this second step. @throws Problem 401 when it does not any more */
    async waitingFor(challenge: string): Promise<Admin> {
      const admin = await admins.findById(await factors.ownerOf(challenge, "sign-in"));
      if (!admin?.active) throw wrongSignIn();
      return admin;
    },

    /** The second step: answers as `signIn` does, and by which way. @throws Problem 401 or 429 */
    async secondStep(admin: Admin, challenge: string, shown: Shown, origin: Origin) {
      const method = await factors.answer(challenge, shown, admin.id, origin.address);
      return { method, answer: await begin(admin, origin, "second-factor") };
    },

    /**
     * Checks once more who is signed in, and notes it for the session: by the second factor where there is one, else by
     * the password. @throws Problem 400 or 429
     */
    async prove(
      actor: Actor,
      given: Shown & { challenge?: string | undefined; password?: string | undefined },
      address: string,
    ): Promise<Method> {
      const method = actor.hasSecondFactor
        ? await factors.prove(actor, given, address)
        : await provePassword(actor, given.password ?? "", address);
      await sessions.prove(actor.sessionId, clock(), method === "password" ? "password" : "second-factor");
      return method;
    },

    /** Notes that the second factor was shown in a session: while it was set up. */
    noteSecondFactor: (sessionId: string) => sessions.prove(sessionId, clock(), "second-factor"),

    /** The administrator behind a token, or `undefined` when the session ended, was revoked or never was. */
    async actorOf(token: string): Promise<Actor | undefined> {
      const now = clock();
      const found = await sessions.find(hashOf(token), now, idleSince(now));
      if (!found) return undefined;
      if (found.replaces) await endReplaced(found);
      if (now.getTime() - found.usedAt.getTime() > touchEveryMs) await sessions.touch(found.id, now);
      return {
        id: found.adminId,
        name: found.name,
        email: found.email,
        role: found.role,
        sessionId: found.id,
        hasSecondFactor: found.hasSecondFactor,
        mustEnrol: !found.hasSecondFactor && asksForSecondFactor(found.role),
        passwordGiven: found.passwordGiven,
        provenAt:
          found.hasSecondFactor && found.provenBy !== "second-factor"
            ? undefined
            : (found.provenAt ?? undefined),
      };
    },

    list: (adminId: string) => sessions.listOf(adminId, clock(), idleSince(clock())),
    end: (sessionId: string, adminId: string) => sessions.remove(sessionId, adminId),

    async tidy(): Promise<void> {
      await sessions.removeExpired(clock(), idleSince(clock()));
      await factors.tidy();
      await tries.removeBefore(new Date(clock().getTime() - windowMs));
    },
  };
}

export type SessionService = ReturnType<typeof sessionService>;
