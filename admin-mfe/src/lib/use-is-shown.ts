import { useCallback, useEffect, useRef } from "react";

/** Asks whether the component is still on the screen: for work that may end after it is gone. */
export function useIsShown(): () => boolean {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return useCallback(() => isShown.current, []);
}
