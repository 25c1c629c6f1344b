import { isRecord, present, textIn, textsIn } from "./fields/primitives.ts";
import { roleIn, type Role } from "./roles.ts";

/** Who is signed in. `queueKey` (base64, 32 bytes) locks what waits on this device to be sent. */
export interface Session {
  token: string;
  /** `role` is absent from hosts that know none: everybody there is an administrator. */
  user: { id?: string; name?: string; email?: string; role?: Role };
  queueKey?: string;
  /** ISO time after which the token no longer counts; absent from hosts that do not say. */
  expiresAt?: string;
  /** To be sent with this device's next sign-in: its tries are counted apart from strangers'. */
  device?: string;
}

const userTexts = ["_id", "id", "name", "email", "Email", "role"] as const;

/**
 * Reads a sign-in answer or the stored object: the token under `token`, `accessToken`, `jwt` or `data.token`
 * (A-15…A-18), the user under `user` beside it or in `data`. `undefined` without a token.
 */
export function readSession(value: unknown): Session | undefined {
  if (!isRecord(value)) return undefined;
  const data = isRecord(value.data) ? value.data : {};
  const token = [value.token, value.accessToken, value.jwt, data.token].find(isToken);
  if (!token) return undefined;
  const user = textsIn(isRecord(value.user) ? value.user : isRecord(data.user) ? data.user : {}, userTexts);
  return present({
    token,
    user: present({
      id: user._id ?? user.id,
      name: user.name,
      email: user.email ?? user.Email,
      role: roleIn(user.role),
    }),
    queueKey: textIn(value.queueKey ?? data.queueKey),
    expiresAt: textIn(value.expiresAt ?? data.expiresAt),
    device: textIn(value.device),
  });
}

function isToken(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
