import type { ReactNode } from "react";
import css from "./two-columns.module.css";

/** Two blocks side by side where there is room, each under its own heading. */
export function TwoColumns({ items }: { items: readonly { title: string; content: ReactNode }[] }) {
  return (
    <div className={css.columns}>
      {items.map(({ title, content }) => (
        <section key={title} className={css.column}>
          <h3>{title}</h3>
          {content}
        </section>
      ))}
    </div>
  );
}
