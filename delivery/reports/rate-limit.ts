/** Reports of one address within `windowMs`: a school or an office may share it. */
const maxPerWindow = 60;
const windowMs = 60_000;
/** Addresses remembered at a time; further ones share one limit until the window is over. */
const maxAddresses = 10_000;

/** Limits reports by address. Addresses come as salted hashes and are held in memory, for a window at most. */
export function rateLimit(now: () => number = Date.now) {
  let counts = new Map<string, number>();
  let begun = now();

  return {
    /** Returns whether one more report of this sender is taken. */
    takes(sender: string): boolean {
      if (now() - begun >= windowMs) {
        counts = new Map();
        begun = now();
      }
      const key = counts.has(sender) || counts.size < maxAddresses ? sender : "further";
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= maxPerWindow;
    },
  };
}
