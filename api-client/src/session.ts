import { readSession, type Session } from "./schemas/session.ts";

/** The key of the signed-in admin in local storage (P-205, A-15). */
const sessionKey = "admin";
/** A token an older client may have left by itself: read, never written, cleared at sign-out (AMB-35). */
const legacyTokenKey = "token";

/** What this device shows at its next sign-in; it opens nothing, and so outlives the session. */
const deviceKey = "device";

/** Local storage, or a substitute. */
export type SessionStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * The stored session: `admin` with its token under `token`, `accessToken`, `jwt` or `data.token`, else the legacy
 * token. `undefined` without a token or when what is stored cannot be read (A-15…A-20).
 */
export function loadSession(storage: SessionStorage): Session | undefined {
  const stored = parse(storage.getItem(sessionKey));
  const session = readSession(stored);
  if (session) return session;
  const token = storage
    .getItem(legacyTokenKey)
    ?.trim()
    .replace(/^"(.*)"$/u, "$1");
  return token ? readSession({ ...(typeof stored === "object" && stored), token }) : undefined;
}

/** Stores the session. The queue key is for the outbox to store as a key that cannot be read out; it stays out of here. */
export function saveSession(storage: SessionStorage, { queueKey: _, device, ...session }: Session): void {
  storage.setItem(sessionKey, JSON.stringify(session));
  if (device !== undefined) storage.setItem(deviceKey, device);
}

/** What the API gave this device at an earlier sign-in, for the next one. */
export const loadDevice = (storage: SessionStorage): string | undefined =>
  storage.getItem(deviceKey) ?? undefined;

/** Removes every trace of the session. */
export function clearSession(storage: SessionStorage): void {
  storage.removeItem(sessionKey);
  storage.removeItem(legacyTokenKey);
}

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? "null") as unknown;
  } catch {
    return undefined;
  }
}
