import { useRef, type TouchEvent } from "react";

/** A finger has to go so far, in CSS pixels, and more across than up or down. */
const shortestSwipe = 48;

/** Whether the page's text runs from right to left, so that what comes next is on the left. */
export const isRightToLeft = (): boolean => document.documentElement.dir === "rtl";

/**
 * Hears a finger that is drawn across an element.
 *
 * @param onSwipe called with 1 for what comes next (to the left where text runs to the right), -1 for what was before
 * @returns listeners for the element; a page that is zoomed in, or a second finger, is left to the browser
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches.item(0);
      const isFree = touches.length === 1 && (visualViewport?.scale ?? 1) === 1;
      start.current = touch && isFree ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches.item(0);
      const from = start.current;
      start.current = undefined;
      if (!from || !touch) return;
      const across = touch.clientX - from.x;
      if (Math.abs(across) < shortestSwipe || Math.abs(across) < Math.abs(touch.clientY - from.y)) return;
      onSwipe(across < 0 === isRightToLeft() ? -1 : 1);
    },
  };
}
