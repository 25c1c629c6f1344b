import type { ReactNode } from "react";
import css from "./stat-card.module.css";

export interface StatCardProps {
  /** The figure as it should be read: `2,000`, `12 MW`. */
  figure: string;
  /** What it counts. */
  children: ReactNode;
  accent?: "water" | "energy";
  as?: "div" | "li";
}

/** One figure, large, and the sentence it belongs to. */
export function StatCard({ figure, children, accent, as: Tag = "div" }: StatCardProps) {
  return (
    <Tag className={css.card} data-accent={accent}>
      <strong className={css.figure}>{figure}</strong>
      <span className={css.text}>{children}</span>
    </Tag>
  );
}
