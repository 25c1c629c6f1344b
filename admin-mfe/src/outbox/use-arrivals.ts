import { useEffect, useEffectEvent, useRef } from "react";
import { useOutboxView } from "./use-outbox.ts";

/**
 * Calls when something out of the queue has been received while this screen was open: what it shows may have
 * changed. (Photos may arrive on behalf of a gallery or of a new project, so all groups count.)
 */
export function useArrivals(onArrived: () => void): void {
  const { items } = useOutboxView();
  const known = useRef<ReadonlySet<string>>(undefined);
  const arrived = items
    .filter(({ job }) => job.state === "sent")
    .map(({ id }) => id)
    .join(" ");
  const emit = useEffectEvent(onArrived);
  useEffect(() => {
    const now = new Set(arrived === "" ? [] : arrived.split(" "));
    const before = known.current;
    known.current = now;
    if (before && [...now].some((id) => !before.has(id))) emit();
  }, [arrived]);
}
