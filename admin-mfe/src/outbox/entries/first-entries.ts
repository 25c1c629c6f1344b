import type { QueuedItem } from "@ministry/api-client/outbox";

/**
 * So many of the entries, in their order. What is on its way or needs a person comes first: it may not stand behind a
 * button.
 */
export function firstEntries(items: readonly QueuedItem[], count: number): readonly QueuedItem[] {
  if (items.length <= count) return items;
  const isUrgent = ({ job }: QueuedItem) => job.state === "stuck" || job.state === "sending";
  const urgent = items.filter(isUrgent).slice(0, count);
  const others = items.filter((item) => !isUrgent(item)).slice(0, count - urgent.length);
  const shown = new Set([...urgent, ...others]);
  return items.filter((item) => shown.has(item));
}
