import { itemSchema, type ItemHead } from "./item.ts";

export type Plan =
  | { kind: "send"; id: string }
  /** Nothing to do before this time (milliseconds since the epoch). */
  | { kind: "wait"; until: number }
  /** Nothing is left that could be sent without a person. */
  | { kind: "idle" };

/**
 * What to do next with one owner's queue. Within a group the order holds: a request that has to wait holds back those
 * behind it, one that is stuck does not. A child waits for its parent. Items of a newer schema are left alone.
 *
 * @param items in queue order
 */
export function plan(items: readonly ItemHead[], now: number): Plan {
  const byId = new Map(items.map((item) => [item.id, item]));
  const heldGroups = new Set<string>();
  let soonest = Infinity;
  for (const item of items) {
    const { job, groupKey, parent } = item;
    if (job.state === "sent" || job.state === "stuck") continue;
    const behind = heldGroups.has(groupKey);
    heldGroups.add(groupKey);
    if (behind || job.state === "sending" || item.schema > itemSchema) continue;
    if (parent !== undefined && byId.get(parent)?.job.state !== "sent") continue;
    if (job.notBefore <= now) return { kind: "send", id: item.id };
    soonest = Math.min(soonest, job.notBefore);
  }
  return soonest === Infinity ? { kind: "idle" } : { kind: "wait", until: soonest };
}

/** Whether an item can't go on because the one it needs is stuck or gone. */
export function isOrphaned(item: ItemHead, byId: ReadonlyMap<string, ItemHead>): boolean {
  if (item.parent === undefined || item.job.state === "sent") return false;
  const parent = byId.get(item.parent);
  if (!parent) return true;
  return parent.job.state === "stuck" || isOrphaned(parent, byId);
}
