import clsx from "clsx";
import type { HTMLAttributes, ReactNode } from "react";
import css from "./card.module.css";

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: "article" | "div" | "li" | "section";
  /** Colours the card for its sector. */
  accent?: "water" | "energy";
  /** What fills the card's upper edge, side to side. */
  media?: ReactNode;
  /** On a phone the media stands small beside the first child, so that lists of cards are short there. */
  isCompact?: boolean;
}

/** A piece of content with an edge of its own. */
export function Card({
  as: Tag = "article",
  accent,
  media,
  isCompact,
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <Tag {...rest} className={clsx(css.card, isCompact && css.compact, className)} data-accent={accent}>
      {media && <div className={css.media}>{media}</div>}
      <div className={css.body}>{children}</div>
    </Tag>
  );
}

/** Cards side by side, as many as fit; a list for screen readers when `as="ul"` (its children then are `li`). */
export function CardGrid({
  as: Tag = "div",
  min = "16rem",
  children,
}: {
  as?: "div" | "ul" | "ol";
  /** Least width of a card before the row breaks. */
  min?: "15rem" | "16rem" | "17rem" | "19rem";
  children: ReactNode;
}) {
  return (
    <Tag className={css.grid} role={Tag === "div" ? undefined : "list"} data-min={min}>
      {children}
    </Tag>
  );
}
