import { addIcons, Icon, pagePaths } from "@ministry/shared-ui";
import { services } from "../../content/home/departments-and-services.ts";
import css from "./service-cards.module.css";

addIcons(pagePaths);

/** What the ministry does for people: six cards (P-50). */
export function ServiceCards() {
  return (
    <ul className={css.grid} role="list">
      {services.map(({ icon, title, text }) => (
        <li key={title} className={css.card} data-accent={icon === "sun" ? "energy" : undefined}>
          <span className={css.mark}>
            <Icon name={icon} />
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
