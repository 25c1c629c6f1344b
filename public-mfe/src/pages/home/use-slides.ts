import { useEffect, useState } from "react";
import { useReducedMotion } from "../../site/use-reduced-motion.ts";

export interface Slides {
  /** Slot that is shown, from 0; goes on by one each interval and starts again after the last. */
  slot: number;
  isRunning: boolean;
  toggle: () => void;
}

/** Turns slots at a fixed pace until paused. Where less motion is asked for it stands until it is started (AMB-37). */
export function useSlides(slots: number, intervalMs: number): Slides {
  const reduced = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const [slot, setSlot] = useState(0);
  const isRunning = chosen ?? !reduced;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSlot((now) => (now + 1) % slots), intervalMs);
    return () => clearInterval(timer);
  }, [isRunning, slots, intervalMs]);
  return { slot, isRunning, toggle: () => setChosen(!isRunning) };
}
