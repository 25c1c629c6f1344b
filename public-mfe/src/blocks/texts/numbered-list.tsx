import type { TitledText } from "../../content/facts/organisation.ts";
import css from "./numbered-list.module.css";

interface NumberedListProps {
  items: readonly TitledText[];
  /** Least width of an item before the row breaks. */
  min?: "16rem" | "19rem";
}

/** Things in their order, each with its number. */
export function NumberedList({ items, min = "19rem" }: NumberedListProps) {
  return (
    <ol className={css.list} role="list" data-min={min}>
      {items.map(({ title, text }, index) => (
        <li key={title} className={css.item}>
          <span className={css.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
