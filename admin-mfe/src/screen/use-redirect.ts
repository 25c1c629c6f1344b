import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** How long a success is shown before the next screen comes. */
const redirectDelayMs = 700;

/** The location's key of the screen that stands; none once somebody has set out for another. */
let here: string | undefined;

/** Says that somebody has set out for another screen; this one stays until the other's file has come. */
export const noteLeaving = (): void => void (here = undefined);

/**
 * Goes to another screen after the success has been read; not when this screen was left meanwhile, or is being left for
 * one whose file has yet to come.
 */
export function useRedirect(): (address: string) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => {
    here = key;
    return noteLeaving;
  }, [key]);
  return (address) => {
    setTimeout(() => {
      if (here === key) void navigate(address);
    }, redirectDelayMs);
  };
}
