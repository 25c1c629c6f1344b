import { Wrap } from "@ministry/shared-ui";
import type { ReactNode } from "react";
import css from "./lines.module.css";

/** A band of the page without a heading of its own: its content brings its headings. */
export function Lines({ ground, children }: { ground?: "sunk"; children: ReactNode }) {
  return (
    <div className={css.band} data-ground={ground}>
      <Wrap>{children}</Wrap>
    </div>
  );
}
