/** What the device holds of a snapshot, as both the worker and the page read it (docs/api.md, "Snapshot"). */
export interface SnapshotHeld {
  schema: 1;
  apiBase: string;
  installation: string;
  /** When the server made it, and when this device last heard that it is current (ISO 8601). */
  madeAt: string;
  checkedAt: string;
  /** Bytes of the answers as they are stored. */
  bytes: number;
  /** A token per topic, and the paths whose answers are held. */
  version: Record<string, string>;
  paths: Record<string, string[]>;
}

export const snapshotCache = "snapshot";
export const snapshotHeldKey = "/sw/snapshot";

/** What is held; `undefined` when there is no snapshot on this device. */
export async function readSnapshotHeld(): Promise<SnapshotHeld | undefined> {
  if (!(await caches.has(snapshotCache))) return undefined;
  const stored = await (await caches.open(snapshotCache)).match(snapshotHeldKey);
  const held = (await stored?.json()) as SnapshotHeld | { schema: number } | undefined;
  return held && isKnown(held) ? held : undefined;
}

/** Addresses of the answers that are held. */
export const urlsOf = ({ apiBase, paths }: SnapshotHeld): string[] =>
  Object.values(paths).flatMap((some) => some.map((path) => apiBase + path));

const isKnown = (held: { schema: number }): held is SnapshotHeld => held.schema === 1;
