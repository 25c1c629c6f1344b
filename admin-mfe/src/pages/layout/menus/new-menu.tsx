import { Icon } from "@ministry/shared-ui";
import { Link } from "react-router-dom";
import * as menuTexts from "../../../content/layout/menus.ts";
import { useMay } from "../../../session/roles/allowed.tsx";
import { Menu } from "./menu.tsx";
import { creations } from "./navigation.ts";
import panelCss from "../panel.module.css";
import css from "./menu.module.css";

/** New: the create forms, from every screen. */
export function NewMenu() {
  if (!useMay()("edit")) return null;
  return (
    <Menu
      variant="primary"
      button={
        <>
          <Icon name="plus" />
          <span className={css.newWord}>{menuTexts.newLabel}</span>
        </>
      }
    >
      {(close) => (
        <ul role="list" className={panelCss.list}>
          {creations.map(({ to, label }) => (
            <li key={to}>
              <Link className={panelCss.link} to={to} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Menu>
  );
}
