import { useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router-dom";
import { noteLeaving } from "../../screen/use-redirect.ts";

/**
 * Stops the person from leaving a form by accident: closing the tab asks in the browser's words, going to another
 * screen waits until `leave` or `stay` is called. `isHolding` is asked at the moment of leaving; `finish` is what is
 * done before it, and whether that worked or not, the form is left then.
 */
export function useLeaveGuard(isHolding: () => boolean, finish: () => Promise<unknown>) {
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
  const [finishing, setFinishing] = useState(false);
  // Who decides to stay meanwhile stays.
  const latest = useRef(blocker);
  useEffect(() => void (latest.current = blocker));
  const leave = async () => {
    setFinishing(true);
    await finish().catch(() => undefined);
    setFinishing(false);
    latest.current.proceed?.();
  };
  return {
    asking: blocker.state === "blocked",
    finishing,
    leave: () => void leave(),
    stay: () => blocker.reset?.(),
  };
}
