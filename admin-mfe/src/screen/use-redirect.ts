import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";

/** How long a success is shown before the next screen comes. */
const redirectDelayMs = 700;

/** Goes to another screen after the success has been read; not when this screen was left meanwhile. */
export function useRedirect(): (address: string) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      clearTimeout(timer.current);
    };
  }, []);
  return (address) => {
    clearTimeout(timer.current);
    if (!here.current) return;
    timer.current = setTimeout(() => void navigate(address), redirectDelayMs);
  };
}
