import { StatCard } from "@ministry/shared-ui";
import type { FigureText } from "../../content/home/home-further.ts";
import css from "./stat-grid.module.css";

/** Figures side by side: two in a row on a phone, five on a wide screen. */
export function StatGrid({ items }: { items: readonly FigureText[] }) {
  return (
    <ul className={css.grid} role="list">
      {items.map(({ figure, text, sector }) => (
        <StatCard as="li" key={figure + text} figure={figure} accent={sector}>
          {text}
        </StatCard>
      ))}
    </ul>
  );
}
