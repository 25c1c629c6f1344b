import { useCallback, useRef } from "react";

/**
 * Passes the focus on from a control to the one that replaces it: the browser would drop it with the element.
 *
 * @returns the ref of each control of which there is one at a time
 */
export function useSuccessorFocus(): (control: HTMLElement | null) => (() => void) | undefined {
  const hadFocus = useRef(false);
  return useCallback((control: HTMLElement | null) => {
    if (!control) return undefined;
    if (hadFocus.current) control.focus();
    hadFocus.current = false;
    // React calls it while the element is still in the document.
    return () => {
      hadFocus.current = document.activeElement === control;
    };
  }, []);
}
