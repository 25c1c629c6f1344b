import { Link } from "react-router-dom";
import { breadcrumbName } from "../../content/controls.ts";
import css from "./breadcrumbs.module.css";

export interface Crumb {
  label: string;
  /** Language of the label where it is not the page's. */
  lang?: string | undefined;
  /** Screen address; the last crumb, the page itself, has none. */
  to?: string;
}

/** The way from the home page to here. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label={breadcrumbName}>
      <ol className={css.list} role="list">
        {items.map(({ label, lang, to }) => (
          <li key={label + (to ?? "")} className={css.item}>
            {to ? (
              <Link to={to} lang={lang}>
                {label}
              </Link>
            ) : (
              <span aria-current="page" dir="auto" lang={lang}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
