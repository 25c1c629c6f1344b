import type { ReactNode } from "react";
import css from "./badge.module.css";

export type BadgeTone = "neutral" | "water" | "energy" | "success" | "warning" | "danger";

/** A short word about the state or kind of the thing it stands on. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={css.badge} data-tone={tone}>
      {children}
    </span>
  );
}
