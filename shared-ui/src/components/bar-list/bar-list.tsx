import type { ReactNode } from "react";
import css from "./bar-list.module.css";

export interface Bar {
  label: ReactNode;
  value: number;
  /** The value as it is read, with its unit. */
  text: string;
}

export interface BarListProps {
  label: string;
  bars: readonly Bar[];
  /** The value whose bar is full; the largest there is when left out. */
  full?: number;
}

/** Values side by side as bars: the number stands beside each, the bar is for the eye. */
export function BarList({ label, bars, full }: BarListProps) {
  const most = full ?? Math.max(1, ...bars.map((bar) => bar.value));
  return (
    <ul className={css.list} role="list" aria-label={label}>
      {bars.map((bar, at) => (
        <li key={at} className={css.row}>
          <span>{bar.label}</span>
          <span className={css.value}>{bar.text}</span>
          <svg
            className={css.bar}
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <rect width="100" height="1" fill="var(--color-line)" />
            <rect width={(100 * bar.value) / most} height="1" fill="var(--accent-fill)" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
