import type { ReactNode } from "react";
import css from "./empty-state.module.css";

/** Nothing here, said plainly. `children` says what to do next. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={css.box}>
      <svg className={css.drawing} viewBox="0 0 96 64" aria-hidden="true" focusable="false">
        <circle cx="68" cy="20" r="11" fill="var(--color-sun)" />
        <path d="M4 44c12-8 20-8 32 0s20 8 32 0 16-7 24-2" />
        <path d="M4 55c12-8 20-8 32 0s20 8 32 0 16-7 24-2" />
      </svg>
      <p className={css.text}>{text}</p>
      {children}
    </div>
  );
}
