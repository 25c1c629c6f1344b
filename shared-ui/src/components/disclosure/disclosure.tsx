import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import css from "./disclosure.module.css";

/** More for those who want it, folded away. The platform's own `<details>`: it works before any script has come. */
export function Disclosure({
  summary,
  open,
  children,
}: {
  summary: ReactNode;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={css.box} open={open}>
      <summary className={css.summary}>
        <span>{summary}</span>
        <Icon name="chevron" />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
