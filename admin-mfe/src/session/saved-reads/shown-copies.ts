/** When the copy was saved that the screen shows of an address, in milliseconds since the epoch. */
const copies = new Map<string, number>();
let oldest: number | undefined;
const listeners = new Set<() => void>();

function changed(): void {
  const now = copies.size > 0 ? Math.min(...copies.values()) : undefined;
  if (now === oldest) return;
  oldest = now;
  for (const listener of listeners) listener();
}

/** A page of a list takes the place of the one before it, so that a query does not tell addresses apart. */
const addressOf = (url: string): string => url.split("?")[0] ?? url;

/** A read was answered from a copy of this time (milliseconds since the epoch). */
export function noteSavedCopy(url: string, savedAt: number): void {
  copies.set(addressOf(url), savedAt);
  changed();
}

/** A read was answered by the server: what the screen shows of other addresses may still be copies. */
export function noteOnline(url: string): void {
  copies.delete(addressOf(url));
  changed();
}

/** Another screen is there, and asks for what it shows by itself: the copies of the one before count no longer. */
export function noteOtherScreen(): void {
  copies.clear();
  changed();
}

/** When the oldest of the copies now on the screen was saved; nothing when the server answers. An external store. */
export const shownCopies = {
  get: (): number | undefined => oldest,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
