import { useId, type ReactNode } from "react";
import css from "./screen.module.css";

/** A part of a screen under its own heading. */
export function Part({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className={css.part} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading} className={css.partTitle}>
          {title}
        </h2>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
