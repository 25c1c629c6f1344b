import type { NewsEvent } from "@ministry/api-client";

/**
 * A page of events with the newest first. The API sends each page oldest first (AMB-03); where every event carries
 * its time, the times decide.
 */
export function newestFirst(events: readonly NewsEvent[]): NewsEvent[] {
  const turned = [...events].reverse();
  const times = turned.map(({ createdAt }) => Date.parse(createdAt ?? ""));
  if (times.some(Number.isNaN)) return turned;
  return turned.sort((a, b) => Date.parse(b.createdAt ?? "") - Date.parse(a.createdAt ?? ""));
}
