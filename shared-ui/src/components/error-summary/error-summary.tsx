import { useEffect, useRef } from "react";
import css from "./error-summary.module.css";

export interface FieldError {
  /** Id of the control the error belongs to; without one the line is plain text. */
  id?: string;
  message: string;
}

/**
 * What keeps a form from being sent, on top of it. Takes the focus each time `errors` turns from empty to filled or
 * changes, so that a screen reader hears it and the page scrolls there. Renders nothing without errors.
 */
export function ErrorSummary({
  title = "There is a problem",
  errors,
}: {
  title?: string;
  errors: readonly FieldError[];
}) {
  const box = useRef<HTMLDivElement>(null);
  const key = errors.map((error) => error.message).join("\n");
  useEffect(() => {
    if (key) box.current?.focus();
  }, [key]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} className={css.summary} role="alert" tabIndex={-1}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.list}>
        {errors.map((error) => (
          <li key={(error.id ?? "") + error.message}>
            {error.id ? (
              <a href={`#${error.id}`} onClick={(event) => reach(event, error.id)}>
                {error.message}
              </a>
            ) : (
              error.message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Moves to the control without touching the address, which belongs to the router. */
function reach(event: { preventDefault(): void }, id: string | undefined) {
  const control = id ? document.getElementById(id) : null;
  if (!control) return;
  event.preventDefault();
  control.focus();
  control.scrollIntoView?.({ block: "center" });
}
