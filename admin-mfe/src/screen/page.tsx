import type { ReactNode } from "react";
import * as screenTexts from "../content/screen.ts";
import css from "./screen.module.css";

/** One screen of the portal: its title, what can be done from here, its contents. */
export function Page({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={css.page}>
      <title>{screenTexts.pageTitle(title)}</title>
      <div className={css.head}>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
