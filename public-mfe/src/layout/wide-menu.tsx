import { Icon } from "@ministry/shared-ui";
import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from "react";
import { NavLink } from "react-router-dom";
import { dataMenuText, languageAndDataText, wideMenuName } from "../content/layout/layout.ts";
import { navigation, type NavGroupText } from "../content/layout/navigation.ts";
import { LanguageList } from "../site/page/language-links.tsx";
import { useSite } from "../site/host/site.tsx";
import { DataUse } from "./data/data-use.tsx";
import css from "./wide-menu.module.css";

/** The menu of a wide screen: a line of links, three of them drop-downs. */
export function WideMenu() {
  const { config } = useSite();
  return (
    <nav className={css.menu} aria-label={wideMenuName}>
      <ul className={css.line} role="list">
        {navigation.map((entry) =>
          "links" in entry ? (
            <Dropdown key={entry.label} {...entry} />
          ) : (
            <li key={entry.label}>
              <NavLink className={css.link} to={entry.to ?? ""} end>
                {entry.label}
              </NavLink>
            </li>
          ),
        )}
        <Dropdown label={config.languages ? languageAndDataText : dataMenuText} links={[]}>
          {(isOpen) => (
            <>
              <LanguageList />
              <DataUse isOpen={isOpen} />
            </>
          )}
        </Dropdown>
      </ul>
    </nav>
  );
}

/** Opened by pointing it stays while pointed at; opened by a click or a key it stays until closed. */
type Open = "closed" | "pointed" | "pinned";

const byMouse = (then: () => void) => (event: PointerEvent) => {
  if (event.pointerType === "mouse") then();
};

interface DropdownProps extends NavGroupText {
  /** Stands behind the links. */
  children?: (isOpen: boolean) => ReactNode;
}

function Dropdown({ label, links, children }: DropdownProps) {
  const [open, setOpen] = useState<Open>("closed");
  const listId = useId();
  const box = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen("closed");

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open !== "closed") {
      close();
      button.current?.focus();
    }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen("pinned");
      // The list is painted by then: the step waits for it.
      requestAnimationFrame(() => walk(box.current, event.key === "ArrowDown" ? 1 : -1));
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <li
      ref={box}
      className={css.group}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerEnter={byMouse(() => setOpen((now) => (now === "closed" ? "pointed" : now)))}
      onPointerLeave={byMouse(() => setOpen((now) => (now === "pointed" ? "closed" : now)))}
    >
      <button
        ref={button}
        type="button"
        className={css.link}
        aria-expanded={open !== "closed"}
        aria-controls={listId}
        onClick={() => setOpen((now) => (now === "pinned" ? "closed" : "pinned"))}
      >
        {label}
        <Icon name="chevron" />
      </button>
      <ul id={listId} className={css.list} role="list" hidden={open === "closed"}>
        {links.map((link) => (
          <li key={link.label}>
            {link.to ? (
              <NavLink className={css.item} to={link.to} end onClick={close}>
                {link.label}
              </NavLink>
            ) : (
              <span className={css.item}>{link.label}</span>
            )}
          </li>
        ))}
        {children && <li className={css.extra}>{children(open !== "closed")}</li>}
      </ul>
    </li>
  );
}

/** Moves the focus along the links of an open list, in a ring. */
function walk(group: HTMLElement | null, by: 1 | -1) {
  const items = Array.from(group?.querySelectorAll("a") ?? []);
  const at = items.findIndex((item) => item === document.activeElement);
  const next = at === -1 && by === -1 ? items.length - 1 : (at + by + items.length) % items.length;
  items[next]?.focus();
}
