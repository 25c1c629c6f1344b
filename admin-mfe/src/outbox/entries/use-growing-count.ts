import { useEffect, useState } from "react";

/** Entries drawn in one task, so that a tap waits for less than a tenth of a second on a slow phone. */
const atOnce = 10;
/** Entries shown before a person asks for more: with 1,000 in the page each change moved them all. */
const pageSize = 50;

export interface GrowingCount {
  /** How many to draw now. */
  count: number;
  /** How many there are to be without being asked for more. */
  limit: number;
  /** Shows a further page. */
  showMore: () => void;
}

/**
 * How many of so many entries to draw now: some at first, then more in each further task until the page is full, so that
 * a long list keeps no tap waiting.
 */
export function useGrowingCount(all: number): GrowingCount {
  const [count, setCount] = useState(atOnce);
  const [limit, setLimit] = useState(pageSize);
  const isWhole = count >= Math.min(all, limit);
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => setCount(count + atOnce), 0);
    return () => clearTimeout(timer);
  }, [count, isWhole]);
  return { count: Math.min(count, limit, all), limit, showMore: () => setLimit(limit + pageSize) };
}
