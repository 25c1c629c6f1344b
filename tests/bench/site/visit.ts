import type { BrowserContext, CDPSession, Page } from "@playwright/test";

/** A line and a processor, applied by the browser to every request and task. */
export interface Conditions {
  /** Before each answer, in milliseconds. */
  latencyMs: number;
  /** Both ways, in kilobits per second; 0 for no limit. */
  kbit: number;
  /** How many times slower the processor is. */
  cpu: number;
}

/** What Lighthouse applies for a phone on slow 4G. */
export const slow4g: Conditions = { latencyMs: 562.5, kbit: 1474.56, cpu: 4 };
/** A busy cell and the cheapest phone (docs/budgets.md). */
export const slowLine: Conditions = { latencyMs: 400, kbit: 400, cpu: 6 };
export const noLimit: Conditions = { latencyMs: 0, kbit: 0, cpu: 1 };

/** Times in milliseconds from the start of the navigation. */
export interface Visit {
  firstText: number;
  lcp: number;
  cls: number;
  /** Time in tasks beyond 50 ms each, from the first text on. */
  blocked: number;
  /** Bytes on the line until the largest paint, and of scripts altogether. */
  bytesUntilLcp: number;
  scriptBytes: number;
  /** The slowest answer to what `act` did. */
  inp: number;
}

interface Seen {
  lcp: number;
  cls: number;
  tasks: { at: number; ms: number }[];
  slowest: number;
}

/** Opens a page under conditions and measures it, with whatever `act` does there. */
export async function visit(
  context: BrowserContext,
  url: string,
  conditions: Conditions,
  act?: (page: Page) => Promise<void>,
): Promise<Visit> {
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  const bytes = await countBytes(line);
  await apply(line, conditions);
  // The TypeScript runner names functions through a helper that the page does not have.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: "load", timeout: 120_000 });
  await untilQuiet(page);
  await act?.(page);
  // An answer to the last input is told after the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
  const told = await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: Seen };
    const firstText = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return { ...seen, firstText, documentBytes: document?.encodedBodySize ?? Number.NaN };
  });
  await page.close();
  return {
    firstText: told.firstText,
    lcp: told.lcp,
    cls: told.cls,
    blocked: told.tasks.reduce((sum, { at, ms }) => sum + (at >= told.firstText ? ms - 50 : 0), 0),
    inp: told.slowest,
    ...bytes(told.lcp, told.documentBytes),
  };
}

/** Until nothing has been asked for and nothing has kept the page busy for a while. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 120_000 });
  await page.waitForFunction(
    () => {
      const { seen } = globalThis as unknown as { seen: Seen };
      const last = seen.tasks.at(-1);
      return !last || performance.now() - last.at - last.ms > 1_000;
    },
    undefined,
    { polling: 200 },
  );
}

/** Runs in the page, before anything else. */
function watch(): void {
  const seen: Seen = { lcp: Number.NaN, cls: 0, tasks: [], slowest: 0 };
  Object.assign(globalThis, { seen });
  const on = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  on("largest-contentful-paint", (entry) => (seen.lcp = entry.startTime));
  on("layout-shift", (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  on("longtask", (entry) => seen.tasks.push({ at: entry.startTime, ms: entry.duration }));
  on(
    "event",
    (entry) => {
      if ((entry as PerformanceEntry & { interactionId: number }).interactionId)
        seen.slowest = Math.max(seen.slowest, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

/** Slows a page down. */
export async function apply(line: CDPSession, { latencyMs, kbit, cpu }: Conditions): Promise<void> {
  const bytesPerSecond = kbit === 0 ? -1 : (kbit * 1000) / 8;
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await line.send("Emulation.setCPUThrottlingRate", { rate: cpu });
}

/** Counts what comes over the line; the returned function tells how much had come at a time of the page's. */
async function countBytes(line: CDPSession) {
  const types = new Map<string, string>();
  const pieces: { at: number; bytes: number; id: string }[] = [];
  let began: number | undefined;
  line.on("Network.requestWillBeSent", ({ requestId, type, timestamp }) => {
    began ??= timestamp;
    types.set(requestId, type ?? "");
  });
  line.on("Network.dataReceived", ({ requestId, encodedDataLength, timestamp }) =>
    pieces.push({ at: timestamp, bytes: encodedDataLength, id: requestId }),
  );
  await line.send("Network.enable");
  return (lcpMs: number, documentBytes: number) => {
    const until = (began ?? 0) + lcpMs / 1000;
    const sum = (wanted: typeof pieces) => wanted.reduce((all, { bytes }) => all + bytes, 0);
    return {
      // The browser tells nothing of a document that a new process takes over; the page knows its size.
      bytesUntilLcp:
        documentBytes + sum(pieces.filter(({ at, id }) => at <= until && types.get(id) !== "Document")),
      scriptBytes: sum(pieces.filter(({ id }) => types.get(id) === "Script")),
    };
  };
}
