import { randomBytes } from "node:crypto";
import { type Role } from "@ministry/api-client/schemas";
import { type Config } from "../config.ts";
import { type Db } from "../database/database.ts";
import { newId } from "../ids.ts";
import { type Admin, adminsRepository, emailKeyOf } from "../repositories/admins.ts";
import { sessionsRepository } from "../repositories/sessions.ts";
import { signInTriesRepository } from "../repositories/sign-in-tries.ts";
import { tooManyTries, wrongSignIn } from "../problems.ts";
import { passwordFits } from "./passwords.ts";
import { isKnownDevice, newDevice } from "./known-device.ts";
import { hashOf, newToken } from "./tokens.ts";
import { addressKey } from "../http/address-key.ts";

/** Who is asking: the administrator behind a valid session. */
export interface Actor {
  id: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
}

export type SessionPolicy = Config["sessions"];

export interface Origin {
  address: string;
  userAgent: string;
}

const windowMs = 15 * 60_000;
const touchEveryMs = 60_000;
/** One account tried from many addresses: far above `triesPerAccount`, so that a stranger can't lock anyone out. */
const triesPerAccountEverywhere = 200;

/** A new key for the sealed queue on a user's devices: 256 bits, base64. */
export const newQueueKey = () => randomBytes(32).toString("base64");

/** What the sign-in answers tell of an administrator. */
export const userOf = (admin: Pick<Admin, "id" | "name" | "email" | "role">) => ({
  _id: admin.id,
  name: admin.name,
  email: admin.email,
  role: admin.role,
});

export function sessionService(db: Db, policy: SessionPolicy, clock: () => Date = () => new Date()) {
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

  /** Every try counts before the password is looked at, so that many at once gain nothing. */
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
    for (const { subject } of others) await tries.takeBack(subject);
  }

  async function open(admin: Admin, origin: Origin, maxMs = policy.maxMs) {
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
      userAgent: origin.userAgent.slice(0, 300),
      address: origin.address,
    });
    return { token, user: userOf(admin), queueKey: admin.queueKey, expiresAt: expiresAt.toISOString() };
  }

  return {
    countTry,
    forgiveTry,
    open,

    /** Signs in; the refusal is the same for a wrong password, an unknown address and a deactivated account. */
    async signIn(email: string, password: string, origin: Origin, device?: string) {
      const admin = await admins.findByEmail(email);
      // A device that signed in before has tries of its own: strangers' ones can't lock its owner out.
      const known = admin && device !== undefined && isKnownDevice(device, admin);
      const place = known ? `device:${hashOf(device)}` : origin.address;
      await countTry(email, place);
      const fits = await passwordFits(password, admin?.passwordHash);
      if (!admin || !fits || !admin.active) throw wrongSignIn();
      await forgiveTry(email, place);
      await admins.noteSignIn(admin.id, clock());
      return { ...(await open(admin, origin)), device: known ? device : newDevice(admin) };
    },

    /** The administrator behind a token, or `undefined` when the session ended, was revoked or never was. */
    async actorOf(token: string): Promise<Actor | undefined> {
      const now = clock();
      const found = await sessions.find(hashOf(token), now, idleSince(now));
      if (!found) return undefined;
      if (now.getTime() - found.usedAt.getTime() > touchEveryMs) await sessions.touch(found.id, now);
      return {
        id: found.adminId,
        name: found.name,
        email: found.email,
        role: found.role,
        sessionId: found.id,
      };
    },

    list: (adminId: string) => sessions.listOf(adminId, clock(), idleSince(clock())),
    end: (sessionId: string, adminId: string) => sessions.remove(sessionId, adminId),

    async tidy(): Promise<void> {
      await sessions.removeExpired(clock(), idleSince(clock()));
      await tries.removeBefore(new Date(clock().getTime() - windowMs));
    },
  };
}

export type SessionService = ReturnType<typeof sessionService>;
