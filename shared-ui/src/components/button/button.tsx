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
  /** There is nothing for it to do now, often since it was pressed: as `disabled`, and it keeps the focus. */
  unavailable?: boolean;
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
  unavailable,
  disabled,
  className,
  ...rest
}: ButtonProps) {
  const isLite = useIsLite();
  const isSubmit = type === "submit";
  if (import.meta.env.SSR && isLite && !isSubmit) return null;
  return (
    <button
      {...rest}
      type={type}
      className={clsx(css.button, className)}
      data-variant={variant}
      data-size={size}
      data-pending={pending || undefined}
      aria-busy={pending || undefined}
      disabled={disabled || (isSubmit && pending)}
      {...((pending || unavailable) && { "aria-disabled": true, onClick: undefined })}
    />
  );
}
