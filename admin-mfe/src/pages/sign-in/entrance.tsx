import type { ReactNode } from "react";
import css from "./login.module.css";

/** A screen outside of the portal's layout, for who has no session: the sign-in and what leads to it. */
export function Entrance({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={css.screen}>
      <title>{`${title} – Admin Portal`}</title>
      <div className={css.box}>
        <p className={css.brand}>Admin Portal</p>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </main>
  );
}
