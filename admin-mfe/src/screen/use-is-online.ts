import { useSyncExternalStore } from "react";
import { usePortal } from "../session/portal.tsx";

/** Whether the server can be reached, as far as the host knows. */
export function useIsOnline(): boolean {
  const { line } = usePortal().host;
  return useSyncExternalStore(line.subscribe, line.get) === "online";
}
