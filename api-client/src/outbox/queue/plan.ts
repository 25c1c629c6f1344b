import { newestSchema, type ItemHead } from "./item.ts";
import { dueAt } from "./machine.ts";

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
  let byId: ReadonlyMap<string, ItemHead> | undefined;
  const heldGroups = new Set<string>();
  let soonest = Infinity;
  for (const item of items) {
    const { job, groupKey, parent } = item;
    if (job.state === "sent" || job.state === "stuck") continue;
    const behind = heldGroups.has(groupKey);
    heldGroups.add(groupKey);
    if (behind || job.state === "sending" || isNewer(item)) continue;
    if (parent !== undefined) {
      byId ??= itemsById(items);
      if (byId.get(parent)?.job.state !== "sent") continue;
    }
    const due = dueAt(job, now);
    if (due <= now) return { kind: "send", id: item.id };
    soonest = Math.min(soonest, due);
  }
  return soonest === Infinity ? { kind: "idle" } : { kind: "wait", until: soonest };
}

/** Made only where an item has a parent: for 1,000 items at each step it is most of what the garbage collector gets. */
export function itemsById<I extends { id: string }>(items: readonly I[]): ReadonlyMap<string, I> {
  const byId = new Map<string, I>();
  for (const item of items) byId.set(item.id, item);
  return byId;
}

/** Saved by a newer release: this one could misread it. */
export const isNewer = ({ schema }: ItemHead): boolean => schema > newestSchema;

/** Whether an item can't go on because the one it needs is stuck or gone. */
export function isOrphaned(item: ItemHead, byId: ReadonlyMap<string, ItemHead>): boolean {
  if (item.parent === undefined || item.job.state === "sent") return false;
  const parent = byId.get(item.parent);
  if (!parent) return true;
  return parent.job.state === "stuck" || isOrphaned(parent, byId);
}

/** These items and all that need them, in queue order: what goes when they are given up. */
export function withDependents(ids: readonly string[], items: readonly { id: string; parent?: string }[]) {
  const chosen = new Set(ids);
  for (let before = -1; before !== chosen.size;) {
    before = chosen.size;
    for (const { id, parent } of items) if (parent !== undefined && chosen.has(parent)) chosen.add(id);
  }
  return items.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
}

/**
 * Which of these items can be taken out of a queue now. What is on its way stays, and what would go along with it stays
 * too: it may yet arrive, and its photos would be lost. A receipt stays while something waits for the record it names.
 */
export function removable<I extends Pick<ItemHead, "id" | "parent" | "job">>(
  ids: readonly string[],
  items: readonly I[],
): I[] {
  const asked = new Set(ids);
  const wanted = new Map(items.filter(({ id }) => asked.has(id)).map((item) => [item.id, item]));
  const decided = new Map<string, boolean>();
  const goes = (item: I): boolean => {
    const known = decided.get(item.id);
    if (known !== undefined) return known;
    const goesAlong = wanted.get(item.parent ?? "");
    const isFree = wanted.has(item.id) && item.job.state !== "sending";
    const isGoing = isFree && (!goesAlong || goesAlong.job.state === "sent" || goes(goesAlong));
    decided.set(item.id, isGoing);
    return isGoing;
  };
  const staying = items.filter((item) => item.job.state !== "sent" && !goes(item));
  const awaited = new Set(staying.map(({ parent }) => parent));
  return items.filter((item) => goes(item) && !(item.job.state === "sent" && awaited.has(item.id)));
}
