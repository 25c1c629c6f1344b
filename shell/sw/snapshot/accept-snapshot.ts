import type { SnapshotHeld } from "../../src/pwa/worker/snapshot-held.ts";
import type { Snapshot } from "./parse-snapshot.ts";

/** A snapshot that nobody has confirmed for so long no longer speaks for its installation. */
const confirmedWithinMs = 7 * 24 * 60 * 60_000;

/**
 * Returns why a snapshot is not taken in place of what is held; `undefined` when it is.
 *
 * It is older when it was made earlier and none of its topics has a higher version: servers' clocks differ. After a
 * restored backup the versions are lower and the time is later, which is accepted. Another installation is accepted
 * once the one that is held has not been heard of for a week: the address may have changed hands for good.
 */
export function refusalOf(
  snapshot: Snapshot,
  held: SnapshotHeld | undefined,
  now = Date.now(),
): string | undefined {
  if (!held) return undefined;
  if (snapshot.installation !== held.installation) {
    const isConfirmed = now - Date.parse(held.checkedAt) < confirmedWithinMs;
    return isConfirmed ? "the snapshot belongs to another installation" : undefined;
  }
  const isNewer = Object.keys(snapshot.version).some(
    (topic) => numberOf(snapshot.version[topic]) > numberOf(held.version[topic]),
  );
  const isEarlier = Date.parse(snapshot.madeAt) < Date.parse(held.madeAt);
  return isEarlier && !isNewer && !isSame(snapshot, held)
    ? "the snapshot is older than the one held"
    : undefined;
}

const isSame = (snapshot: Snapshot, held: SnapshotHeld): boolean =>
  Object.entries(snapshot.version).every(([topic, token]) => held.version[topic] === token);

/** The version in a token `<version>.<hash>`; a topic that is not held has none. */
const numberOf = (token: string | undefined): number => Number(token?.split(".")[0] ?? -1);
