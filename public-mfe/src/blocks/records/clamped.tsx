import type { ReactNode } from "react";
import css from "./clamped.module.css";

interface ClampedProps {
  text: ReactNode;
  lines?: number;
  /** Its language where it is not the page's. */
  lang?: string | undefined;
}

/** The beginning of a text, cut after some lines with an ellipsis. */
export function Clamped({ text, lines = 3, lang }: ClampedProps) {
  return (
    <p className={css.clamped} dir="auto" lang={lang} style={{ WebkitLineClamp: lines }}>
      {text}
    </p>
  );
}
