import { useEffect, useRef, useState, type RefObject } from "react";
import { useReducedMotion } from "../../../site/browser/use-reduced-motion.ts";

export interface Slides {
  /** Goes on what holds the slides. */
  ref: RefObject<HTMLDivElement | null>;
  /** Slot that is shown, from 0; goes on by one each interval and starts again after the last. */
  slot: number;
  isRunning: boolean;
  toggle: () => void;
}

/**
 * Turns slots at a fixed pace until paused. Where less motion is asked for it stands until it is started (AMB-37), and
 * a turn that nobody could see, the page being scrolled past it, is left out: it would only keep the phone busy.
 */
export function useSlides(slots: number, intervalMs: number): Slides {
  const reduced = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const [slot, setSlot] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  const isRunning = chosen ?? !reduced;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (isPassed(ref.current)) return;
      setSlot((now) => (now + 1) % slots);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isRunning, slots, intervalMs]);
  return { ref, slot, isRunning, toggle: () => setChosen(!isRunning) };
}

const isPassed = (element: Element | null) => element !== null && element.getBoundingClientRect().bottom < 0;
