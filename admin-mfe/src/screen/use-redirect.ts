import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** How long a success is shown before the next screen comes. */
const redirectDelayMs = 700;

/** The visit to the screen that is shown; none once somebody has set out for another. */
let here: symbol | undefined;

/** Says that somebody has set out for another screen; this one stays until the other's file has come. */
export const noteLeaving = (): void => void (here = undefined);

/**
 * Goes to another screen after the success has been read; not when this screen was left meanwhile, or is being left for
 * one whose file has yet to come. A screen that is shown a second time at the same location is another visit: a session
 * that ends and comes back does that.
 */
export function useRedirect(): (address: string) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const visit = useRef<symbol>(undefined);
  useEffect(() => {
    visit.current = here = Symbol(key);
    return noteLeaving;
  }, [key]);
  return (address) => {
    const from = visit.current;
    setTimeout(() => {
      if (from !== undefined && here === from) void navigate(address);
    }, redirectDelayMs);
  };
}
