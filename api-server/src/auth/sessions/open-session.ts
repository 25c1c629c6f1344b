import { hashOf, newToken } from "../../credentials/tokens.ts";
import { newId } from "../../lib/ids.ts";
import { type Admin } from "../../repositories/accounts/admins.ts";
import { sessionsRepository } from "../../repositories/accounts/sessions.ts";
import { queueKeys } from "./queue-keys.ts";
import { idleSince, type SessionContext } from "./session-context.ts";

export interface Origin {
  address: string;
  userAgent: string;
  /** Token that came with a sign-in: of the session this browser had. */
  former?: string | undefined;
}

/** By what somebody proved who they are. */
export type Proof = "password" | "second-factor";

interface OpenOptions {
  maxMs?: number;
  proof?: Proof;
  device?: string | undefined;
}

/** What the sign-in answers say of an administrator. */
export const userOf = (admin: Pick<Admin, "id" | "name" | "email" | "role">) => ({
  _id: admin.id,
  name: admin.name,
  email: admin.email,
  role: admin.role,
});

/** Opens sessions: `open` resolves with what a sign-in answers. */
export function sessionOpener(context: SessionContext) {
  const { db, policy, secrets, clock } = context;
  const keys = queueKeys(db, secrets);
  const sessions = sessionsRepository(db);

  /** The session whose token came with a sign-in: that of this browser, also of another account. */
  async function formerId({ former }: Origin): Promise<string | null> {
    const now = clock();
    return former === undefined
      ? null
      : ((await sessions.find(hashOf(former), now, idleSince(context, now)))?.id ?? null);
  }

  async function open(
    admin: Admin,
    origin: Origin,
    { maxMs = policy.maxMs, proof = "password", device }: OpenOptions = {},
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

  return { open, keys };
}

export type SessionOpener = ReturnType<typeof sessionOpener>;
