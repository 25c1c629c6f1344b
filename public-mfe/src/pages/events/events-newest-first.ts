import type { NewsEvent } from "@ministry/api-client";

/**
 * Events with the newest first. The API sends the newest page first and each page oldest first (AMB-03); where every
 * event carries its time, the times decide.
 */
export function eventsNewestFirst(...pages: (readonly NewsEvent[])[]): NewsEvent[] {
  const turned = pages.flatMap((page) => [...page].reverse());
  const times = turned.map(({ createdAt }) => Date.parse(createdAt ?? ""));
  if (times.some(Number.isNaN)) return turned;
  return turned.sort((a, b) => Date.parse(b.createdAt ?? "") - Date.parse(a.createdAt ?? ""));
}
