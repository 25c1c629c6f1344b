import type { ReactNode } from "react";
import css from "./clamped.module.css";

/** The beginning of a text, cut after some lines with an ellipsis. */
export function Clamped({ text, lines = 3 }: { text: ReactNode; lines?: number }) {
  return (
    <p className={css.clamped} dir="auto" style={{ WebkitLineClamp: lines }}>
      {text}
    </p>
  );
}
