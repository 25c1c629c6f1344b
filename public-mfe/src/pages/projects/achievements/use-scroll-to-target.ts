import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useIsLive } from "../../../site/browser/use-is-live.ts";

/**
 * Scrolls to the element that the address names behind its `#`, when this is shown later than the page around it. In
 * a prerendered page the browser has done so before any script ran.
 */
export function useScrollToTarget(): void {
  const { hash } = useLocation();
  const isLive = useIsLive();
  const wasPrerendered = useRef(!isLive);
  useEffect(() => {
    if (!wasPrerendered.current && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
