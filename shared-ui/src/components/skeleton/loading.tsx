import type { ReactNode } from "react";
import { loadingText } from "../../content/controls.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

/** Wraps skeletons: screen readers hear `label` once instead of a row of empty boxes. */
export function Loading({ label = loadingText, children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
