import type { VisitBytes } from "@ministry/contract";
import { isRetired } from "../retirement/retire.ts";

const cacheName = "state";
const storedUnder = "/sw/visit";
/** Half an hour in which no page was opened and nothing was downloaded ends a visit. */
const pauseMs = 30 * 60_000;

interface Visit extends VisitBytes {
  /** When it was seen to go on, in milliseconds since 1970. */
  last: number;
}

let counted: Promise<Visit> | undefined;

/** Counts whatever this worker downloads, for its pages and by itself. */
export function countFetches(): void {
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const bytes = entries.reduce((sum, { transferSize }) => sum + transferSize, 0);
    void addToVisit(bytes, entries.some(isUnmeasured));
  }).observe({ type: "resource", buffered: true });
}

/** The browser hides times and sizes of what another origin sent without leave (`Timing-Allow-Origin`). */
const isUnmeasured = ({ responseStart, responseEnd }: PerformanceResourceTiming): boolean =>
  responseStart === 0 && responseEnd > 0;

/** Adds to what this visit has cost; after a pause another visit begins. Never rejects: nothing depends on the count. */
export async function addToVisit(bytes: number, isLeast = false): Promise<void> {
  const before = counted ?? readVisit().catch(() => none);
  counted = before.then((visit) => added(visit, bytes, isLeast));
  const visit = await counted;
  if (isRetired()) return;
  // A worker is ended after half a minute without work.
  await writeVisit(visit).catch((error: unknown) => console.warn("visit not counted", String(error)));
}

async function writeVisit(visit: Visit): Promise<void> {
  await (await caches.open(cacheName)).put(storedUnder, new Response(JSON.stringify(visit)));
}

/** What this visit has cost so far. */
export async function visitBytes(): Promise<VisitBytes> {
  const { bytes, isLeast } = await (counted ?? readVisit());
  return { bytes, isLeast };
}

const none: Visit = { bytes: 0, isLeast: false, last: 0 };

async function readVisit(): Promise<Visit> {
  const stored = await caches.match(storedUnder, { cacheName });
  return ((await stored?.json()) as Visit | undefined) ?? none;
}

function added(visit: Visit, bytes: number, isLeast: boolean): Visit {
  const now = Date.now();
  const before = now - visit.last > pauseMs ? none : visit;
  return { bytes: before.bytes + bytes, isLeast: before.isLeast || isLeast, last: now };
}
