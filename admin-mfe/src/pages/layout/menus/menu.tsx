import { Button } from "@ministry/shared-ui";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import panelCss from "../panel.module.css";
import css from "./menu.module.css";

export interface MenuProps {
  /** Accessible name of the button, when its contents don't say it. */
  name?: string;
  button: ReactNode;
  variant?: "primary" | "quiet";
  /** What opens below the button; call `close` when something was chosen. */
  children: (close: () => void) => ReactNode;
}

/** A button with a panel below it. Escape, a click elsewhere and the focus leaving close it. */
export function Menu({ name, button, variant = "quiet", children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panel = useId();

  useEffect(() => {
    if (!open) return;
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("pointerdown", elsewhere);
    document.addEventListener("focusin", elsewhere);
    return () => {
      document.removeEventListener("pointerdown", elsewhere);
      document.removeEventListener("focusin", elsewhere);
    };
  }, [open]);

  return (
    <div
      ref={box}
      className={css.menu}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        setOpen(false);
        box.current?.querySelector("button")?.focus();
      }}
    >
      <Button
        variant={variant}
        aria-label={name}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </Button>
      {open && (
        <div id={panel} className={panelCss.panel}>
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  );
}
