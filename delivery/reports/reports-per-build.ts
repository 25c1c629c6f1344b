/** Reports of one address that count for one build: too few for what one sender says to decide on a build. */
export const maxPerAddress = 4;
/** Addresses remembered for each build; by then enough visitors have reported it. */
const maxAddresses = 5_000;
/** Builds remembered at a time: more than a site offers of all parts together. */
const maxBuilds = 36;

/**
 * Bounds how many reports of one address count for one build, so that a single sender can't have it rolled back.
 * Addresses come as salted hashes and stay in memory alone.
 */
export function reportsPerBuild() {
  const builds = new Map<string, Map<string, number>>();

  function sendersOf(build: string): Map<string, number> {
    const known = builds.get(build);
    if (known) return known;
    for (const oldest of [...builds.keys()].slice(0, builds.size - maxBuilds + 1)) builds.delete(oldest);
    const added = new Map<string, number>();
    builds.set(build, added);
    return added;
  }

  return {
    /** Returns whether one more report of this sender counts for a build. */
    takes(sender: string, build: string): boolean {
      const senders = sendersOf(build);
      const count = (senders.get(sender) ?? 0) + 1;
      if (count > maxPerAddress || (count === 1 && senders.size >= maxAddresses)) return false;
      senders.set(sender, count);
      return true;
    },
  };
}
