import { portraitName } from "../../content/facts/contact.ts";
import css from "./portrait.module.css";

/** A neutral portrait, until the ministry hands in its own. */
export function Portrait({ role }: { role: string }) {
  return (
    <svg className={css.portrait} viewBox="0 0 120 120" role="img" aria-label={portraitName(role)}>
      <rect width="120" height="120" fill="var(--color-water-soft)" />
      <circle cx="92" cy="28" r="13" fill="var(--color-sun)" />
      <circle cx="60" cy="50" r="20" fill="var(--color-water-fill)" />
      <path d="M20 120c2-30 18-42 40-42s38 12 40 42z" fill="var(--color-action)" />
      <path d="m50 79 10 14 10-14z" fill="var(--color-water-soft)" />
    </svg>
  );
}
