import type { SavedFile } from "@ministry/contract";
import { useSyncExternalStore } from "react";
import { useSite } from "../../site/host/site.tsx";
import { useIsLive } from "../../site/browser/use-is-live.ts";

/** The shell's store of what this device has saved or fetches; an empty one where it cannot save any. */
export const usePublicationStore = () => useSite().kept?.publications ?? nothingSaved;

/** Publications this device has saved or fetches, by address; empty where it cannot save any. */
export function useSavedPublications(): ReadonlyMap<string, SavedFile> {
  const store = usePublicationStore();
  return useSyncExternalStore(store.subscribe, store.get, () => none);
}

/**
 * Whether this device can save publications. While the page comes alive nobody knows: it shows what nearly all can, so
 * that nothing moves afterwards.
 */
export function useCanSave(): boolean {
  const { kept, config } = useSite();
  return useIsLive() ? kept !== undefined : config.serviceWorker;
}

const none: ReadonlyMap<string, SavedFile> = new Map();
const nothingSaved = { get: () => none, subscribe: () => () => {} };
