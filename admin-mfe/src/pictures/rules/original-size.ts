import { useSyncExternalStore } from "react";

const place = "photos-in-original-size";
const listeners = new Set<() => void>();
let chosen: boolean | undefined;

function remembered(): boolean {
  try {
    return localStorage.getItem(place) === "yes";
  } catch {
    return false; // Storage is switched off.
  }
}

/** Whether photos go up as the camera took them; a setting of this device, for every form. */
export const originalSize = {
  get: (): boolean => (chosen ??= remembered()),
  set(wanted: boolean): void {
    chosen = wanted;
    try {
      localStorage.setItem(place, wanted ? "yes" : "no");
    } catch {
      // It holds until the page is left then.
    }
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useOriginalSize = (): boolean => useSyncExternalStore(originalSize.subscribe, originalSize.get);
