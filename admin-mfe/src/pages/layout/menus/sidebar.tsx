import { Button, Icon } from "@ministry/shared-ui";
import { Link, useLocation } from "react-router-dom";
import * as menuTexts from "../../../content/layout/menus.ts";
import { useMay } from "../../../session/roles/allowed.tsx";
import { permissionFor } from "../../../session/roles/path-permissions.ts";
import { settingsEntry, sidebar, type Entry } from "./navigation.ts";
import css from "./sidebar.module.css";

export interface SidebarProps {
  id: string;
  open: boolean;
  onChosen: () => void;
  /** Asked for where the sidebar lies over the page. */
  onClose: () => void;
}

/** The ten links and Settings, as far as the account may use them. While closed nothing in it can be reached. */
export function Sidebar({ id, open, onChosen, onClose }: SidebarProps) {
  const may = useMay();
  return (
    <nav id={id} className={css.sidebar} aria-label={menuTexts.admin} hidden={!open} data-ground="deep">
      <div className={css.closer}>
        <Button variant="quiet" aria-label={menuTexts.closeMenu} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <ul role="list" className={css.list}>
        {sidebar.map(
          (entry) =>
            may(permissionFor(entry.to)) && <SidebarLink key={entry.to} entry={entry} onChosen={onChosen} />,
        )}
      </ul>
      <ul role="list" className={css.list}>
        <SidebarLink entry={settingsEntry} onChosen={onChosen} />
      </ul>
    </nav>
  );
}

function SidebarLink({ entry: { to, also, icon, label }, onChosen }: { entry: Entry; onChosen: () => void }) {
  const here = useLocation().pathname.toLowerCase();
  const isHere = [to, also].some((address) => address?.toLowerCase() === here);
  return (
    <li>
      <Link className={css.link} to={to} aria-current={isHere ? "page" : undefined} onClick={onChosen}>
        <Icon name={icon} />
        {label}
      </Link>
    </li>
  );
}
