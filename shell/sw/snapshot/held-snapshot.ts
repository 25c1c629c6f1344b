import {
  readSnapshotHeld,
  snapshotCache,
  snapshotHeldKey,
  urlsOf,
  type SnapshotHeld,
} from "../../src/pwa/worker/snapshot-held.ts";
import { savedAtHeader } from "../cache/bounded-cache.ts";
import type { Change, Snapshot } from "./parse-snapshot.ts";

/** Records share so many entries of the cache: one of its own for each would take a cheap phone half a minute. */
const buckets = 64;
type Bucket = Record<string, unknown>;

let known: Promise<SnapshotHeld | undefined> | undefined;
let paths: Promise<Set<string>> | undefined;

/** What is held; read once per life of the worker, and again when the browser has evicted it. */
export async function heldSnapshot(): Promise<SnapshotHeld | undefined> {
  if (!(await caches.has(snapshotCache))) {
    known = undefined;
    paths = undefined;
  }
  return (known ??= readSnapshotHeld());
}

/** The answer that is held for an address, with the time it was last known to be current. */
export async function matchSnapshot(url: string): Promise<Response | undefined> {
  const held = await heldSnapshot();
  if (!held?.paths || !url.startsWith(held.apiBase)) return undefined;
  paths ??= heldSnapshot().then((now) => new Set(now ? urlsOf(now) : []));
  if (!(await paths).has(url)) return undefined;
  const path = url.slice(held.apiBase.length);
  const answer = (await readBucket(bucketOf(path)))[path];
  if (answer === undefined) return undefined;
  const headers = { "content-type": "application/json", [savedAtHeader]: held.checkedAt };
  return new Response(JSON.stringify(answer), { headers });
}

/** Stores a snapshot that was checked. What is held is named last: a cut in between is repaired by the next one. */
export async function storeSnapshot(snapshot: Snapshot, apiBase: string): Promise<void> {
  const before = await heldSnapshot();
  const base =
    before?.apiBase === apiBase && before.installation === snapshot.installation ? before : undefined;
  if (!base) await clearSnapshot();
  const { next, changes } = merge(snapshot, base);
  const byBucket = new Map<string, Change[]>();
  for (const change of changes) {
    const name = bucketOf(change.path);
    byBucket.set(name, [...(byBucket.get(name) ?? []), change]);
  }
  let bytes = base?.bytes ?? 0;
  for (const [name, some] of byBucket) bytes += await changeBucket(name, some);
  const { installation, madeAt, version } = snapshot;
  const checkedAt = new Date().toISOString();
  await write({ schema: 1, apiBase, installation, madeAt, checkedAt, bytes, version, paths: next });
}

/** Forgets one answer: the server has said that it is gone. */
export async function forgetInSnapshot(url: string): Promise<void> {
  const held = await heldSnapshot();
  if (!held || !(await matchSnapshot(url))) return;
  const path = url.slice(held.apiBase.length);
  const left = Object.entries(held.paths).map(([topic, some]) => [topic, some.filter((one) => one !== path)]);
  const change = await changeBucket(bucketOf(path), [{ topic: "", path }]);
  await write({
    ...held,
    bytes: held.bytes + change,
    paths: Object.fromEntries(left) as SnapshotHeld["paths"],
  });
}

export async function clearSnapshot(): Promise<void> {
  known = undefined;
  paths = undefined;
  await caches.delete(snapshotCache);
}

/** The paths held afterwards, and all changes: of a topic that came whole, what it no longer names is gone. */
function merge({ changes, whole, version }: Snapshot, base: SnapshotHeld | undefined) {
  const next: SnapshotHeld["paths"] = {};
  const all = [...changes];
  for (const topic of Object.keys(version)) {
    const before = base?.paths[topic] ?? [];
    const now = new Set(whole.includes(topic) ? [] : before);
    for (const { path, answer } of changes.filter((change) => change.topic === topic)) {
      if (answer === undefined) now.delete(path);
      else now.add(path);
    }
    for (const path of before) if (whole.includes(topic) && !now.has(path)) all.push({ topic, path });
    next[topic] = [...now];
  }
  return { next, changes: all };
}

/** @returns by how many bytes it grew */
async function changeBucket(name: string, changes: Change[]): Promise<number> {
  const bucket = new Map(Object.entries(await readBucket(name)));
  const before = bucket.size === 0 ? 0 : bytesIn(textOf(bucket));
  for (const { path, answer } of changes) {
    if (answer === undefined) bucket.delete(path);
    else bucket.set(path, answer);
  }
  const text = textOf(bucket);
  await (await caches.open(snapshotCache)).put(name, new Response(text));
  return bytesIn(text) - before;
}

async function readBucket(name: string): Promise<Bucket> {
  const stored = await (await caches.open(snapshotCache)).match(name);
  return stored ? ((await stored.json()) as Bucket) : {};
}

const bytesIn = (text: string): number => new TextEncoder().encode(text).length;

const textOf = (bucket: Map<string, unknown>): string => JSON.stringify(Object.fromEntries(bucket));

/** Lists are large and read often: each has a bucket of its own. */
function bucketOf(path: string): string {
  if (!/[0-9a-f]{24}/.test(path)) return `${snapshotHeldKey}/${encodeURIComponent(path)}`;
  let hash = 0;
  for (const letter of path) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return `${snapshotHeldKey}/${hash % buckets}`;
}

async function write(held: SnapshotHeld): Promise<void> {
  await (await caches.open(snapshotCache)).put(snapshotHeldKey, new Response(JSON.stringify(held)));
  known = Promise.resolve(held);
  paths = undefined;
}
