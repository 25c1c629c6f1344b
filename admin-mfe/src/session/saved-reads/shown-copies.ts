let oldest: number | undefined;
const listeners = new Set<() => void>();

function set(now: number | undefined): void {
  if (now === oldest) return;
  oldest = now;
  for (const listener of listeners) listener();
}

/** A read was answered from a copy of this time (milliseconds since the epoch). */
export const noteSavedCopy = (savedAt: number): void => set(Math.min(savedAt, oldest ?? savedAt));

/** Another screen is there, and asks for what it shows by itself: the copies of the one before count no longer. */
export const noteOtherScreen = (): void => set(undefined);

/** A read was answered by the server. */
export const noteOnline = (): void => set(undefined);

/** When the oldest of the copies now on the screen was saved; nothing when the server answers. An external store. */
export const shownCopies = {
  get: (): number | undefined => oldest,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
