import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

const minuteMs = 60_000;

/** The time of day by the minute: a page that is made again in the same minute is the same, byte for byte. */
export const thisMinute = (): number => Math.floor(Date.now() / minuteMs) * minuteMs;

/**
 * The time at which a screen was opened: its days do not change while it is read. A question like those to the API, so
 * that it comes with the page's HTML: the browser has to begin with the days that stand there, which may be from an
 * earlier visit, and then asks again.
 */
export function useNow(): number {
  const [openedAt] = useState(thisMinute);
  return useQuery({ queryKey: ["now"], queryFn: thisMinute }).data ?? openedAt;
}
