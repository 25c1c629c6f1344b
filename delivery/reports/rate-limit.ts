import { createHash, randomBytes } from "node:crypto";

/** Reports of one address within `windowMs`: a school or an office may share it. */
const mostPerWindow = 60;
const windowMs = 60_000;
/** Addresses remembered at a time; further ones share one limit until the window is over. */
const mostAddresses = 10_000;

/**
 * Limits reports by address. Addresses are held in memory as salted hashes, for a window at most; the salt is made at
 * the start and never stored.
 */
export function rateLimit(now: () => number = Date.now) {
  const salt = randomBytes(16);
  let counts = new Map<string, number>();
  let begun = now();

  return {
    /** Whether one more report of this address is taken. */
    takes(address: string): boolean {
      if (now() - begun >= windowMs) {
        counts = new Map();
        begun = now();
      }
      const hash = createHash("sha256").update(salt).update(address).digest("base64").slice(0, 16);
      const key = counts.has(hash) || counts.size < mostAddresses ? hash : "further";
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= mostPerWindow;
    },
  };
}
