import { Icon } from "@ministry/shared-ui";
import css from "./check-list.module.css";

/** Short points, each with a tick. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className={css.list} role="list">
      {items.map((item) => (
        <li key={item} className={css.item}>
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
