import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { SavedPublication, SavedSource, SavedState } from "./saved-source.ts";

/** Much comes behind a page in the first minute of a visit, and little later. */
const firstRecountMs = 2_000;
const lastRecountMs = 64_000;

/**
 * What is saved, counted again when a publication has come or gone, after each action, and more and more seldom while
 * the page stands open.
 *
 * @returns the count (`undefined` at first, `"unknown"` where the browser does not tell), bytes of the pictures that are
 * not here (0 where that is not known), and a way to count again
 */
export function useSavedState(source: SavedSource) {
  const [state, setState] = useState<SavedState | "unknown">();
  const files = useSyncExternalStore(source.publications.subscribe, source.publications.get, () => none);
  const whole = [...files.values()].filter((file) => file.state === "kept").length;
  const [pictureBytes, setPictureBytes] = useState(0);
  const count = useCallback(() => {
    void source.offlineState?.().then((offline) => setPictureBytes(offline?.pictureBytes ?? 0), console.warn);
    return source.report().then(setState, (error: unknown) => {
      console.warn("not counted", error);
      setState("unknown");
    });
  }, [source]);
  useEffect(() => void count(), [count, whole]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const countIn = (ms: number) => {
      timer = setTimeout(() => {
        void count();
        if (ms < lastRecountMs) countIn(2 * ms);
      }, ms);
    };
    countIn(firstRecountMs);
    return () => clearTimeout(timer);
  }, [count]);
  return { state, pictureBytes, files: [...files.values()], count };
}

const none: ReadonlyMap<string, SavedPublication> = new Map();
