import { liftToasts } from "@ministry/shared-ui";
import { useEffect, useRef } from "react";
import { stickyBar } from "../../lib/sticky-bar.ts";

/** How far up messages may reach from the lower edge of the screen, in pixels: three of two lines. */
const reach = 16 * 16;

/** How far messages have to be lifted so that they lie above something; 0 where they don't reach it. */
export function liftOver({ top, bottom }: Pick<DOMRect, "top" | "bottom">, screenHeight: number): number {
  const isInReach = top < screenHeight && bottom > screenHeight - reach;
  return isInReach ? Math.round(screenHeight - top) : 0;
}

/**
 * Keeps messages off a bar of buttons, wherever the page is scrolled to: it is what people reach for while a message is
 * shown. Keeps the field that is filled in clear of the bar. The bar itself stands above the shell's notices (`--notices-height`).
 */
export function useActionBar<E extends HTMLElement>() {
  const element = useRef<E>(null);
  useEffect(() => {
    const root = document.documentElement;
    const release = stickyBar(element.current);
    let asked = 0;
    const measure = () => {
      asked = 0;
      if (!element.current) return;
      liftToasts(liftOver(element.current.getBoundingClientRect(), root.clientHeight));
    };
    const ask = () => (asked ||= requestAnimationFrame(measure));
    ask();
    const sizes = window.ResizeObserver && new ResizeObserver(ask);
    sizes?.observe(document.body);
    if (element.current) sizes?.observe(element.current);
    window.addEventListener("scroll", ask, { passive: true });
    window.addEventListener("resize", ask);
    return () => {
      release?.();
      cancelAnimationFrame(asked);
      sizes?.disconnect();
      window.removeEventListener("scroll", ask);
      window.removeEventListener("resize", ask);
      liftToasts(0);
    };
  }, []);
  return element;
}
