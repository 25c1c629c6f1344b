import type { ReactNode } from "react";
import css from "./entry-list.module.css";

/** Entries below each other, each in a box of its own. */
export function EntryList({ children }: { children: ReactNode }) {
  return (
    <ul className={css.list} role="list">
      {children}
    </ul>
  );
}

/** A title with its text; `children` stand at its end. */
export function Entry({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className={css.entry}>
      <div className={css.text}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <div className={css.end}>{children}</div>
    </li>
  );
}
