import type { ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import css from "./skeleton.module.css";

/** The place of something that is on its way. Give it the size of what will come, so that nothing jumps. */
export function Skeleton({ height = "1em", width = "100%" }: { height?: string; width?: string }) {
  return <span className={css.bone} style={{ blockSize: height, inlineSize: width }} />;
}

/** Grey lines in the shape of a card: optional picture, a title, lines of text. */
export function SkeletonCard({ picture = false, lines = 3 }: { picture?: boolean; lines?: number }) {
  return (
    <div className={css.card} data-skeleton="card">
      {picture && <Skeleton height="9rem" />}
      <Skeleton height="1.4em" width="70%" />
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? "45%" : "100%"} />
      ))}
    </div>
  );
}

/** Wraps skeletons: screen readers hear `label` once instead of a row of empty boxes. */
export function Loading({ label = "Loading", children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
