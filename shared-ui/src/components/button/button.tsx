import clsx from "clsx";
import type { ButtonHTMLAttributes, Ref } from "react";
import { useIsLite } from "../lite/lite.tsx";
import css from "./button.module.css";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  /** `small` for rows of a table; at least 36 px high under a mouse, 44 px under a thumb. */
  size?: "normal" | "small";
  /** Work is under way: the button turns a ring, says so, and takes no second click. */
  pending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button of the interface. Without `type="submit"` it never sends a form, and is left out of the lite edition, where
 * it would do nothing.
 *
 * While it works it keeps the focus: a `disabled` button drops it, and a keyboard's place on the page with it. One that
 * submits is `disabled` all the same, so that Enter in a field sends nothing either.
 */
export function Button({
  variant = "primary",
  size = "normal",
  type = "button",
  pending,
  className,
  ...rest
}: ButtonProps) {
  const isLite = useIsLite();
  if (import.meta.env.SSR && isLite && type !== "submit") return null;
  return (
    <button
      {...rest}
      {...(pending && { [type === "submit" ? "disabled" : "aria-disabled"]: true, onClick: undefined })}
      type={type}
      className={clsx(css.button, className)}
      data-variant={variant}
      data-size={size}
      aria-busy={pending || undefined}
    />
  );
}
