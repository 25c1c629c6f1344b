import { useEffect, useState } from "react";

/** So long a pause ends a word, in milliseconds. */
const pauseMs = 400;

/** A text that is being typed, as it was when the typing last paused; at first what it begins with. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
