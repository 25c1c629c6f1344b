import { paths } from "./paths.ts";
import type { pagePaths } from "./page-paths.ts";
import type { portalPaths } from "./portal-paths.ts";
import css from "./icon.module.css";

export type IconName = keyof typeof paths | keyof typeof pagePaths | keyof typeof portalPaths;

const known: Partial<Record<IconName, string>> = { ...paths };

/** Adds icons, so that only those load them who show them: where a part starts, or beside what shows them. */
export function addIcons(more: Partial<Record<IconName, string>>): void {
  Object.assign(known, more);
}

export interface IconProps {
  name: IconName;
  /** Said by screen readers; leave it out where a text stands beside the icon. */
  label?: string;
}

/** A line icon, as tall as the text beside it and of its colour. */
export function Icon({ name, label }: IconProps) {
  return (
    <svg
      className={css.icon}
      viewBox="0 0 24 24"
      focusable="false"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={known[name]} />
    </svg>
  );
}
