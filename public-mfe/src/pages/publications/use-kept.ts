import type { KeptFile } from "@ministry/delivery/contract";
import { useSyncExternalStore } from "react";
import { useSite } from "../../site/site.tsx";

/** Publications this device keeps or fetches, by address; empty where it cannot keep any. */
export function useKeptFiles(): ReadonlyMap<string, KeptFile> {
  const store = useSite().kept?.publications ?? nothingKept;
  return useSyncExternalStore(store.subscribe, store.get, () => none);
}

const none: ReadonlyMap<string, KeptFile> = new Map();
const nothingKept = { get: () => none, subscribe: () => () => {} };
