import type { TitledText } from "../../content/facts/organisation.ts";
import css from "./titled-cards.module.css";

interface TitledCardsProps {
  items: readonly TitledText[];
  level?: 3 | 4;
  /** One below the other, in a narrow column. */
  stacked?: boolean;
}

/** Short texts under a title each, side by side; no card is left alone in its row on a wide screen. */
export function TitledCards({ items, level = 3, stacked }: TitledCardsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={css.grid} role="list" data-count={items.length} data-stacked={stacked}>
      {items.map(({ title, text }) => (
        <li key={title} className={css.card}>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
