import { within } from "../lib/within.ts";

/** What cached answers depend on. */
export type Topic = "projects" | "events" | "documents";

/** A number per topic, raised in the transaction of every write to it. */
export type Versions = Record<Topic, number>;

/**
 * What the versions are now: never older than the last write that was answered when it was called. How it knows
 * depends on who else may write to the database.
 */
export type CurrentVersions = () => Promise<Versions>;

/** How long readers wait for a database that hangs before they get what is in memory, in milliseconds. */
const askedWithinMs = 1_500;

/**
 * For a database that other servers write to as well: each read asks, all reads of a turn of the event loop at once.
 * Rejects with `TimedOut` when the database does not answer in time.
 */
export function askedPerTurn(read: () => Promise<Versions>): CurrentVersions {
  let asking: Promise<Versions> | undefined;
  return () => {
    asking ??= new Promise((turn) => setImmediate(turn)).then(() => {
      asking = undefined;
      return within(askedWithinMs, "the versions", read());
    });
    return asking;
  };
}

/**
 * For a database that notifies of every change before the write that made it is answered: asked once per change. What
 * was asked before a change is forgotten even while it is under way.
 */
export function cachedUntilChange(
  read: () => Promise<Versions>,
  onChange: (forget: () => void) => void,
): CurrentVersions {
  let known: Promise<Versions> | undefined;
  onChange(() => (known = undefined));
  return () => {
    if (known) return known;
    const asked = read();
    known = asked;
    asked.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked;
  };
}
