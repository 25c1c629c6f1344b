import type { VisitBytes } from "@ministry/contract";

/** So many requests a browser remembers of a page, unless it is told otherwise. */
const mostRemembered = 250;

/**
 * What this page has downloaded by itself, as the browser measured it: headers included, nothing for what came from
 * its cache.
 */
export function pageBytes(): VisitBytes {
  const requests = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const pages = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return {
    bytes: [...pages, ...requests].reduce((sum, { transferSize }) => sum + transferSize, 0),
    // A host that does not let the site measure (`Timing-Allow-Origin`) has no time for the answer's start either.
    isLeast: requests.length >= mostRemembered || requests.some(({ responseStart }) => responseStart === 0),
  };
}
