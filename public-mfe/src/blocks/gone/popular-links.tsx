import { Link } from "react-router-dom";
import { notFoundTexts } from "../../content/site/not-found.ts";
import css from "./popular-links.module.css";

/** What people look for most, for those who have not found it yet. */
export function PopularLinks() {
  return (
    <ul className={css.list} role="list">
      {notFoundTexts.links.map(({ to, label, text }) => (
        <li key={to} className={css.entry}>
          <Link to={to}>{label}</Link>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
