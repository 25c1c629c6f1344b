import { isOutcomeUnknown, withDependents, type QueuedItem } from "@ministry/api-client/outbox";

/**
 * A photo that waits for a record, and could as well go to another one. Not what is on its way or may have arrived,
 * nor what this release can't read.
 */
export function canMove({ job, picture, editable, damaged, newer }: QueuedItem): boolean {
  const isFree = job.state === "waiting" || job.state === "stuck";
  return isFree && !isOutcomeUnknown(job) && picture !== undefined && !editable && !damaged && !newer;
}

/** Photos among these items and all that need them. */
export function movableOf(ids: readonly string[], items: readonly QueuedItem[]): QueuedItem[] {
  const going = new Set(withDependents(ids, items));
  return items.filter((item) => going.has(item.id) && canMove(item));
}
