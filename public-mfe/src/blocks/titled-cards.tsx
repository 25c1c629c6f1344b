import type { TitledText } from "../content/organisation.ts";
import css from "./titled-cards.module.css";

/** Short texts under a title each, side by side. */
export function TitledCards({ items, level = 3 }: { items: readonly TitledText[]; level?: 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className={css.grid} role="list">
      {items.map(({ title, text }) => (
        <li key={title} className={css.card}>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
