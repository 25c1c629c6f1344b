import { useSyncExternalStore } from "react";
import { useSite } from "./site.tsx";

/** Whether the ministry's service can be reached at the moment, as the shell knows it. */
export function useIsOnline(): boolean {
  const { line } = useSite();
  return useSyncExternalStore(line.subscribe, line.get, line.get) === "online";
}
