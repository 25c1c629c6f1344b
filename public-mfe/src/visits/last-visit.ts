/** Half an hour without this site ends a visit, in milliseconds. */
export const pauseMs = 30 * 60_000;
const key = "last-visit";

/** What the device remembers; nothing of it is sent anywhere. */
interface Visits {
  /** When the visit before this one ended; absent during the first one. */
  before?: number;
  /** When this visit was last seen to go on. */
  last: number;
}

let known: Visits | undefined;
const listeners = new Set<() => void>();

/**
 * When the visit before this one ended, in milliseconds since 1970: what was published since is new. `undefined` during
 * the first visit, and where the browser stores nothing.
 */
export function previousVisit(now: number = Date.now()): number | undefined {
  known ??= begun(read(), now);
  return known.before;
}

/** Everything there is has been seen: nothing is new until something else is published. */
export function markAllSeen(now: number = Date.now()): void {
  write({ before: now, last: now });
  for (const changed of listeners) changed();
}

/** Calls back when everything was marked as seen, in another tab too; returns what ends that. */
export function followVisits(changed: () => void): () => void {
  const ofOtherTab = (event: StorageEvent) => {
    if (event.key !== key) return;
    known = read();
    changed();
  };
  listeners.add(changed);
  addEventListener("storage", ofOtherTab);
  return () => {
    listeners.delete(changed);
    removeEventListener("storage", ofOtherTab);
  };
}

/** Notes that the visit goes on; called when a page is left, so that the next visit counts from there. */
function goOn(): void {
  if (document.visibilityState === "hidden" && known) write({ ...known, last: Date.now() });
}

function begun(stored: Visits | undefined, now: number): Visits {
  addEventListener("visibilitychange", goOn);
  const isNew = !stored || now - stored.last > pauseMs;
  const visits = isNew ? { last: now, ...(stored && { before: stored.last }) } : { ...stored, last: now };
  write(visits);
  return visits;
}

function read(): Visits | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<Visits> | null;
    if (typeof value?.last !== "number") return undefined;
    return { last: value.last, ...(typeof value.before === "number" && { before: value.before }) };
  } catch {
    return undefined;
  }
}

function write(visits: Visits): void {
  known = visits;
  try {
    localStorage.setItem(key, JSON.stringify(visits));
  } catch {
    // A private window: the next visit is the first again.
  }
}
