import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { noteLeaving } from "../../screen/use-redirect.ts";

/**
 * Stops the person from leaving a form by accident: closing the tab asks in the browser's words, going to another
 * screen waits until `leave` or `stay` is called. `isHolding` is asked at the moment of leaving.
 */
export function useLeaveGuard(isHolding: () => boolean) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    if (isHolding()) return true;
    noteLeaving();
    return false;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isHolding()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isHolding]);
  return {
    asking: blocker.state === "blocked",
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
