import { Icon } from "@ministry/shared-ui";
import { memo, useCallback, useId, useRef, useState, type KeyboardEvent } from "react";
import { NavLink } from "react-router-dom";
import { mainMenuName, menuText } from "../content/layout/layout.ts";
import { navigation, type NavGroupText, type NavLinkText } from "../content/layout/navigation.ts";
import { DataUse } from "./data/data-use.tsx";
import { LanguageList } from "../site/page/language-links.tsx";
import css from "./phone-menu.module.css";

/** The menu of a small screen: a button that unfolds it, groups that unfold in it (P-25 … P-27). */
export function PhoneMenu() {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    close();
    toggle.current?.focus();
  };
  return (
    <nav className={css.menu} aria-label={mainMenuName} onKeyDown={onKeyDown}>
      <button
        ref={toggle}
        type="button"
        className={css.toggle}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? "close" : "menu"} />
        {menuText}
      </button>
      <ul id={listId} className={css.list} role="list" hidden={!open}>
        <Entries onFollow={close} />
        <li className={css.setting}>
          <LanguageList className={css.languages} />
          <DataUse isOpen={open} />
        </li>
      </ul>
    </nav>
  );
}

/** They stand there all the time: unfolding shows them and renders none. */
const Entries = memo(function Entries({ onFollow }: { onFollow: () => void }) {
  return navigation.map((entry) => (
    <li key={entry.label}>
      {"links" in entry ? <Group {...entry} onFollow={onFollow} /> : <Item {...entry} onFollow={onFollow} />}
    </li>
  ));
});

function Group({ label, links, onFollow }: NavGroupText & { onFollow: () => void }) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <>
      <button
        type="button"
        className={css.entry}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon name="chevron" />
      </button>
      <ul id={listId} className={css.sublist} role="list" hidden={!open}>
        {links.map((link) => (
          <li key={link.label}>
            <Item {...link} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Item({ label, flatLabel, to, onFollow }: NavLinkText & { onFollow: () => void }) {
  const text = flatLabel ?? label;
  if (!to) return <span className={css.entry}>{text}</span>;
  return (
    <NavLink className={css.entry} to={to} end onClick={onFollow}>
      {text}
    </NavLink>
  );
}
