import type { SavedAmount, SavedFile, SavedReport } from "@ministry/contract";
import { readSnapshotHeld, urlsOf } from "../worker/snapshot-held.ts";

const nothing: SavedAmount = { entries: 0, bytes: 0 };

/**
 * What the site holds on this device, by kind, and what the browser says of the room.
 *
 * @param files publications asked for, as the worker's book lists them
 */
export async function savedReport(files: Iterable<SavedFile>): Promise<SavedReport> {
  const names = await caches.keys();
  const sum = async (isWanted: (name: string) => boolean) =>
    (await Promise.all(names.filter(isWanted).map(amountIn))).reduce(add, nothing);
  const [site, reads, images, opened, estimate, persisted] = await Promise.all([
    sum((name) => name.startsWith("part:") || name.startsWith("workbox-precache")),
    Promise.all([sum((name) => name === "reads"), snapshotAmount()]).then(([read, ahead]) =>
      add(read, ahead),
    ),
    sum((name) => name === "images"),
    sum((name) => name === "opened"),
    // Firefox has neither in a private window, WebKitGTK no estimate at all.
    navigator.storage?.estimate?.().catch(() => undefined),
    navigator.storage?.persisted?.().catch(() => false),
  ]);
  const publications = [...files]
    .filter(({ state }) => state === "kept")
    .map(({ size, keptAt }) => amount(size, keptAt))
    .reduce(add, nothing);
  return {
    site,
    reads,
    images,
    publications,
    opened,
    ...(estimate?.usage !== undefined && { usage: estimate.usage }),
    ...(estimate?.quota !== undefined && { quota: estimate.quota }),
    persisted: persisted ?? false,
  };
}

/** Addresses of the saved lists and details. */
export async function savedReads(): Promise<string[]> {
  const [read, held] = await Promise.all([(await caches.open("reads")).keys(), readSnapshotHeld()]);
  return [...new Set([...read.map(({ url }) => url), ...(held ? urlsOf(held) : [])])];
}

async function snapshotAmount(): Promise<SavedAmount> {
  const held = await readSnapshotHeld();
  if (!held) return nothing;
  return { ...amount(held.bytes, held.checkedAt), entries: urlsOf(held).length };
}

async function amountIn(name: string): Promise<SavedAmount> {
  const saved = await (await caches.open(name)).matchAll();
  const amounts = await Promise.all(
    saved.map(async (answer) => amount(await sizeOf(answer), answer.headers.get("x-kept-at"))),
  );
  return amounts.reduce(add, nothing);
}

/** As noted when it was saved; files of the site carry their transfer size or none, and are measured. */
async function sizeOf(answer: Response): Promise<number> {
  const noted = answer.headers.get("x-kept-bytes");
  return noted === null ? (await answer.blob()).size : Number(noted);
}

const amount = (bytes: number, savedAt: string | null | undefined): SavedAmount => ({
  entries: 1,
  bytes,
  ...(savedAt && { oldest: savedAt, newest: savedAt }),
});

/** ISO 8601 times of one zone stand in the order of their letters. */
function add(one: SavedAmount, other: SavedAmount): SavedAmount {
  const times = [one.oldest, other.oldest, one.newest, other.newest]
    .filter((time) => time !== undefined)
    .sort();
  const [oldest, newest] = [times[0], times.at(-1)];
  return {
    entries: one.entries + other.entries,
    bytes: one.bytes + other.bytes,
    ...(oldest && { oldest }),
    ...(newest && { newest }),
  };
}
