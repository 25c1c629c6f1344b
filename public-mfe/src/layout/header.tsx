import { Icon } from "@ministry/shared-ui";
import { Link } from "react-router-dom";
import { searchText } from "../content/layout/layout.ts";
import { ministryName } from "../content/facts/ministry-name.ts";
import { paths } from "../paths.ts";
import { Emblem } from "./emblem.tsx";
import css from "./header.module.css";
import { PhoneMenu } from "./phone-menu.tsx";
import { WideMenu } from "./wide-menu.tsx";

/** The site's header: the ministry's name and the menu in the form that fits the screen (P-20 … P-28). */
export function Header() {
  return (
    <header className={css.header} data-ground="deep" data-print="no">
      <div className={css.bar}>
        <Link className={css.brand} to={paths.home}>
          <Emblem />
          <span>{ministryName}</span>
        </Link>
        <WideMenu />
        <Link className={css.search} to={paths.search} aria-label={searchText}>
          <Icon name="search" />
        </Link>
        <PhoneMenu />
      </div>
    </header>
  );
}
