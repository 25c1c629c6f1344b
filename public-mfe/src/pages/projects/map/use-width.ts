import { useEffect, useState, type RefObject } from "react";

/**
 * Width of an element in CSS pixels, followed as it changes.
 *
 * @param first what it is taken for until it is measured, on the server too
 */
export function useWidth(element: RefObject<HTMLElement | null>, first: number): number {
  const [width, setWidth] = useState(first);
  useEffect(() => {
    const measured = element.current;
    if (!measured || !("ResizeObserver" in globalThis)) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
