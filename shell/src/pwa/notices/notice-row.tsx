import type { CSSProperties, HTMLAttributes, ReactNode } from "react";
import css from "./pwa-notices.module.css";

/**
 * One row, so that it covers no more than a tenth of a phone's screen. Stands here and not in the stylesheet, which every
 * first visit loads.
 */
const style = {
  row: {
    ...{ display: "flex", flexWrap: "wrap", flex: "1 1 0", alignItems: "center" },
    ...{ justifyContent: "center", gap: "var(--space-2)" },
  },
  text: { flex: "1 1 6rem", maxInlineSize: "max-content", lineHeight: 1.25 },
  ways: { display: "flex", alignItems: "center" },
} satisfies Record<string, CSSProperties>;

/** For a link in such a row: room for a thumb. */
export const wayStyle: CSSProperties = { padding: "var(--space-2)" };

interface Props extends Pick<HTMLAttributes<HTMLElement>, "lang" | "dir"> {
  text: string;
  /** What can be done about it: links and buttons. */
  children: ReactNode;
}

/** A notice that nobody has to answer: a sentence and, beside it, what can be done. */
export const NoticeRow = ({ text, children, ...language }: Props) => (
  <div style={style.row} {...language}>
    <p className={css.notice} style={style.text}>
      {text}
    </p>
    <p className={css.action} style={style.ways}>
      {children}
    </p>
  </div>
);
