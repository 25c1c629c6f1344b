import type { ReactNode } from "react";
import css from "./visually-hidden.module.css";

/** Text for screen readers where the eye has a picture or a position instead. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span id={id} className={css.hidden}>
      {children}
    </span>
  );
}
