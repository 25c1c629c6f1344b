import type { KeptAmount, KeptReport } from "@ministry/delivery/contract";

const nothing: KeptAmount = { entries: 0, bytes: 0 };

/** What the site holds on this device, by kind, and what the browser says of the room. */
export async function keptReport(): Promise<KeptReport> {
  const names = await caches.keys();
  const sum = async (isWanted: (name: string) => boolean) =>
    (await Promise.all(names.filter(isWanted).map(amount))).reduce(add, nothing);
  const [site, reads, images, publications, opened, times, estimate, persisted] = await Promise.all([
    sum((name) => name.startsWith("part:") || name.startsWith("workbox-precache")),
    sum((name) => name === "reads"),
    sum((name) => name === "images"),
    sum((name) => name === "publications"),
    sum((name) => name === "opened"),
    readTimes(),
    navigator.storage.estimate(),
    navigator.storage.persisted(),
  ]);
  const [oldest, newest] = [times[0], times.at(-1)];
  return {
    site,
    reads,
    images,
    publications,
    opened,
    ...(oldest && { oldest }),
    ...(newest && { newest }),
    ...(estimate.usage !== undefined && { usage: estimate.usage }),
    ...(estimate.quota !== undefined && { quota: estimate.quota }),
    persisted,
  };
}

async function amount(name: string): Promise<KeptAmount> {
  const cache = await caches.open(name);
  const kept = await cache.matchAll();
  const sizes = await Promise.all(kept.map(async (answer) => sizeOf(answer)));
  return sizes.reduce((all, bytes) => add(all, { entries: 1, bytes }), nothing);
}

/** As noted when it was kept; files of the site carry their transfer size or none, and are measured. */
async function sizeOf(answer: Response): Promise<number> {
  const noted = answer.headers.get("x-kept-bytes");
  return noted === null ? (await answer.blob()).size : Number(noted);
}

async function readTimes(): Promise<string[]> {
  const kept = await (await caches.open("reads")).matchAll();
  return kept.flatMap((answer) => answer.headers.get("x-kept-at") ?? []).sort();
}

const add = (one: KeptAmount, other: KeptAmount): KeptAmount => ({
  entries: one.entries + other.entries,
  bytes: one.bytes + other.bytes,
});
