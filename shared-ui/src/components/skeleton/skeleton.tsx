import type { ReactNode } from "react";
import { loadingText } from "../../content/controls.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import css from "./skeleton.module.css";

/**
 * The place of something that is on its way. Give it the size of what will come, so that nothing jumps; by itself it
 * is a line of text. A size is a style attribute, which no page that is rendered ahead may have.
 */
export function Skeleton({ height, width }: { height?: string; width?: string }) {
  const size = height || width ? { blockSize: height, inlineSize: width } : undefined;
  return <span className={css.bone} style={size} />;
}

/** Grey lines in the shape of a card: optional picture, a title, lines of text. */
export function SkeletonCard({ picture = false, lines = 3 }: { picture?: boolean; lines?: number }) {
  return (
    <div className={css.card} data-skeleton="card">
      {picture && <span className={css.bone} data-as="picture" />}
      <span className={css.bone} data-as="title" />
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={css.bone} data-as={line === lines - 1 ? "last" : undefined} />
      ))}
    </div>
  );
}

/** Wraps skeletons: screen readers hear `label` once instead of a row of empty boxes. */
export function Loading({ label = loadingText, children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
