import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { KeptPublication, KeptSource, KeptState } from "./kept-source.ts";

/**
 * What is kept, counted anew when a publication has come or gone and after each action.
 *
 * @returns the count (`undefined` at first, `"unknown"` where the browser does not tell), and a way to count again
 */
export function useKeptState(kept: KeptSource) {
  const [state, setState] = useState<KeptState | "unknown">();
  const files = useSyncExternalStore(kept.publications.subscribe, kept.publications.get, () => none);
  const whole = [...files.values()].filter((file) => file.state === "kept").length;
  const count = useCallback(
    () =>
      kept.report().then(setState, (error: unknown) => {
        console.warn("not counted", error);
        setState("unknown");
      }),
    [kept],
  );
  useEffect(() => void count(), [count, whole]);
  return { state, files: [...files.values()], count };
}

const none: ReadonlyMap<string, KeptPublication> = new Map();
