import css from "./progress-bar.module.css";

export interface ProgressBarProps {
  /** Per cent; values outside 0–100 are drawn at the nearer end (P-140). Left out: under way, length unknown. */
  value?: number;
  /** What is progressing, for screen readers. */
  label: string;
  /** Writes the number beside the bar. */
  showValue?: boolean;
}

/** How far something has come. */
export function ProgressBar({ value, label, showValue = true }: ProgressBarProps) {
  const known = value === undefined || Number.isNaN(value) ? undefined : Math.min(100, Math.max(0, value));
  return (
    <div className={css.row}>
      <div
        className={css.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={known}
        data-unknown={known === undefined || undefined}
      >
        <div className={css.fill} style={known === undefined ? undefined : { inlineSize: `${known}%` }} />
      </div>
      {showValue && known !== undefined && (
        <span className={css.value} aria-hidden="true">
          {Math.round(known)}%
        </span>
      )}
    </div>
  );
}
