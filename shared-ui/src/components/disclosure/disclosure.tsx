import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import css from "./disclosure.module.css";

/** More for those who want it, folded away. The platform's own `<details>`: it works before any script has come. */
export function Disclosure({
  summary,
  open,
  onToggle,
  children,
}: {
  summary: ReactNode;
  open?: boolean;
  /** Called when it was opened or closed, with whether it is open now. */
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}) {
  return (
    <details
      className={css.box}
      open={open}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      <summary className={css.summary}>
        <span>{summary}</span>
        <Icon name="chevron" />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
