import clsx from "clsx";
import type { AnchorHTMLAttributes } from "react";
import { Link, type LinkProps } from "react-router-dom";
import type { ButtonVariant } from "../button/button.tsx";
import css from "../button/button.module.css";

interface Look {
  variant?: ButtonVariant;
  size?: "normal" | "small";
}

/** A link to a screen of this site that looks like a button. */
export function LinkButton({ variant = "primary", size = "normal", className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={clsx(css.button, className)} data-variant={variant} data-size={size} />;
}

/** A link to a file, an address or another site that looks like a button. */
export function AnchorButton({
  variant = "primary",
  size = "normal",
  className,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Look) {
  return <a {...rest} className={clsx(css.button, className)} data-variant={variant} data-size={size} />;
}
