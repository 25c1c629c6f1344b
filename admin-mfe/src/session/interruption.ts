const listeners = new Set<() => Promise<void>>();

/**
 * Calls `onInterruption` before the portal leads away from a screen to a sign-in, so that the screen can store what it
 * holds. Ends with the returned function.
 */
export function subscribeToInterruption(onInterruption: () => Promise<void>): () => void {
  listeners.add(onInterruption);
  return () => listeners.delete(onInterruption);
}

/** Resolves once every open screen has stored what it holds. */
export async function interruptScreens(): Promise<void> {
  await Promise.allSettled([...listeners].map((onInterruption) => onInterruption()));
}
