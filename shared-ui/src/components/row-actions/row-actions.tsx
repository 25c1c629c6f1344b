import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import css from "./row-actions.module.css";

export interface RowActionsProps {
  /** The record, for the button's name: `Actions for Opening of the dam`. */
  name: string;
  /** Small buttons and links. */
  children: ReactNode;
  /** What deletes the record: always the last, and on a phone apart from the others. */
  last?: ReactNode;
  /** There are more of them than fit side by side: they go on in a second line. */
  wrap?: boolean;
}

/**
 * What can be done with one row. Side by side where there is room; on a phone behind a button, so that rows stay
 * short and nothing is deleted by a thumb that scrolls. The same elements serve both, and the style sheet decides.
 * Escape, a tap elsewhere, a choice and the focus leaving close the menu.
 */
export function RowActions({ name, children, last, wrap }: RowActionsProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const menuId = useId();
  useLeaving(box, open, () => setOpen(false));
  useLayoutEffect(() => {
    if (open && menu.current) bringIntoView(menu.current);
  }, [open]);

  const close = () => {
    if (!open) return;
    setOpen(false);
    // Before a dialog opens: it gives the focus back to where it was.
    button.current?.focus();
  };
  // A dialog that one of the children renders elsewhere bubbles through here too.
  const choose = ({ target }: MouseEvent) => {
    if (target instanceof Element && menu.current?.contains(target) && target.closest("a, button")) close();
  };
  return (
    <div ref={box} className={css.box} onKeyDown={({ key }) => key === "Escape" && close()}>
      <Button
        ref={button}
        className={css.button}
        variant="quiet"
        aria-label={`Actions for ${name}`}
        aria-expanded={open}
        aria-controls={menuId}
        data-row-focus="menu"
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
      </Button>
      <div
        ref={menu}
        id={menuId}
        className={css.menu}
        data-open={open || undefined}
        data-wrap={wrap || undefined}
        onClick={choose}
      >
        {children}
        {last && <div className={css.last}>{last}</div>}
      </div>
    </div>
  );
}

/** Calls `onLeave` when something outside of `box` is tapped or focused. */
function useLeaving(box: RefObject<HTMLElement | null>, active: boolean, onLeave: () => void) {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!active) return;
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) leave();
    };
    document.addEventListener("pointerdown", elsewhere);
    document.addEventListener("focusin", elsewhere);
    return () => {
      document.removeEventListener("pointerdown", elsewhere);
      document.removeEventListener("focusin", elsewhere);
    };
  }, [box, active]);
}

/** Messages stand at the lower edge of the screen. */
const messagesPx = 88;

/** Opens the menu above its button where there is no room below; scrolls where there is none either. */
function bringIntoView(menu: HTMLElement): void {
  delete menu.dataset["above"];
  const { bottom, height } = menu.getBoundingClientRect();
  if (bottom <= window.innerHeight - messagesPx) return;
  if (bottom - 2 * height > 0) menu.dataset["above"] = "";
  menu.scrollIntoView?.({ block: "nearest" });
}
