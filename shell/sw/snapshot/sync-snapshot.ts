import { readSnapshotHeld, type SnapshotHeld } from "../../src/pwa/worker/snapshot-held.ts";
import { fetchAhead } from "../network/fetch-ahead.ts";
import { type EvictedKind, picturesAhead, withRoom } from "../cache/make-room.ts";
import { refusalOf } from "./accept-snapshot.ts";
import { storeSnapshot } from "./held-snapshot.ts";
import { parseSnapshot } from "./parse-snapshot.ts";

/** Pages that follow one another ask once. */
const freshForMs = 10 * 60_000;

/**
 * - `current`: what is held is what the server has
 * - `refused`: what came was not taken; what is held stays
 * - `unknown`: this server makes no snapshots
 */
export type SnapshotOutcome = "current" | "refused" | "unknown";

/**
 * Brings the public text on this device up to date with one request.
 *
 * @param onEvicted called with what had to go because the device is full
 * @param options `always`: also when what is held was confirmed a moment ago; `asked`: the person wants it, low data
 *   or not
 * @throws when there is no connection, or when nothing may be fetched ahead now
 */
export async function syncSnapshot(
  apiBase: string,
  onEvicted: (what: EvictedKind) => Promise<void>,
  { always = false, asked = false } = {},
): Promise<SnapshotOutcome> {
  const found = await readSnapshotHeld();
  const held = found?.apiBase === apiBase ? found : undefined;
  if (held && !always && Date.now() - Date.parse(held.checkedAt) < freshForMs) return "current";
  const get = asked ? fetch : fetchAhead;
  const answer = await get(apiBase + addressOf(held), {
    mode: "cors",
    credentials: "omit",
    headers: { accept: "application/x-ndjson" },
  });
  if (answer.status === 404) return "unknown";
  // A captive portal answers 200 with a page of its own.
  const isSnapshot = answer.headers.get("content-type")?.startsWith("application/x-ndjson") ?? false;
  if (!answer.ok || !isSnapshot) return "refused";
  try {
    const snapshot = await parseSnapshot(await answer.arrayBuffer());
    const refusal = refusalOf(snapshot, held);
    if (refusal) throw new Error(refusal);
    await withRoom(() => storeSnapshot(snapshot, apiBase), onEvicted, asked ? undefined : picturesAhead);
    return "current";
  } catch (error) {
    console.warn("the snapshot was not taken", String(error));
    return "refused";
  }
}

function addressOf(held: SnapshotHeld | undefined): string {
  if (!held) return "/snapshot";
  const since = Object.entries(held.version).map(([topic, token]) => `${topic}:${token}`);
  return `/snapshot?since=${since.join(",")}`;
}
