import type { Page } from "@playwright/test";

/** Addresses the worker itself asked for since it started or was last reset, as its own timeline lists them. */
export async function askedByWorker(page: Page): Promise<string[]> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) return [];
  return worker.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
}

/** Begins the worker's timeline again. */
export async function resetTimeline(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => performance.clearResourceTimings());
}
