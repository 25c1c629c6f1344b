import { paths, type IconName } from "./paths.ts";
import css from "./icon.module.css";

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
      <path d={paths[name]} />
    </svg>
  );
}
