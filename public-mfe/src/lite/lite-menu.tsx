import { NavLink } from "react-router-dom";
import { mainMenuName } from "../content/layout/layout.ts";
import { liteTexts } from "../content/site/lite.ts";
import { navigation } from "../content/layout/navigation.ts";
import { LanguageList } from "../site/page/language-links.tsx";

/** The main menu where no script runs: the platform's own `<details>`. */
export function LiteMenu() {
  return (
    <nav className="lite-menu" aria-label={mainMenuName}>
      <details>
        <summary>{liteTexts.menu}</summary>
        <div>
          <LiteLinks />
          <LanguageList className="lite-links lite-languages" />
        </div>
      </details>
    </nav>
  );
}

/** Every entry of the menu, groups under their names. */
export function LiteLinks() {
  return (
    <ul className="lite-links" role="list">
      {navigation.map((entry) => (
        <li key={entry.label}>
          {"links" in entry ? (
            <>
              <span>{entry.label}</span>
              <ul role="list">
                {entry.links.map((link) => (
                  <li key={link.label}>
                    <Entry {...link} />
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <Entry {...entry} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Entry({ label, flatLabel, to }: { label: string; flatLabel?: string; to?: string }) {
  const text = flatLabel ?? label;
  if (!to) return <span>{text}</span>;
  return (
    <NavLink to={to} end>
      {text}
    </NavLink>
  );
}
