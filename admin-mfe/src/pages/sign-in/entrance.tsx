import type { ReactNode } from "react";
import * as loginTexts from "../../content/pages/login.ts";
import css from "./login.module.css";

/** A screen outside of the portal's layout, for who has no session: the sign-in and what leads to it. */
export function Entrance({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={css.screen}>
      <title>{loginTexts.pageTitle(title)}</title>
      <div className={css.box}>
        <p className={css.brand}>{loginTexts.adminPortal}</p>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </main>
  );
}
