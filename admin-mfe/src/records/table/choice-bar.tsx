import { Button, Checkbox } from "@ministry/shared-ui";
import { useState, type ReactNode } from "react";
import * as recordsTexts from "../../content/records/table.ts";
import { stickyBar } from "../../lib/sticky-bar.ts";
import css from "./records.module.css";

/** Rows that are ticked, by their keys; they stay ticked on other pages. */
export function useChoice() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const set = (changed: readonly string[], on: boolean) =>
    setKeys(
      (before) => new Set(on ? [...before, ...changed] : [...before].filter((key) => !changed.includes(key))),
    );
  return { keys, set };
}

export type Choice = ReturnType<typeof useChoice>;

/** The choice as a table's rows take it. */
export const tickingOf = <Row,>({ keys, set }: Choice, nameOf: (row: Row) => string) => ({
  has: (key: string) => keys.has(key),
  set: (key: string, on: boolean) => set([key], on),
  nameOf,
});

export interface ChoiceBarProps {
  choice: Choice;
  /** Keys on this page. */
  shown: readonly string[];
  /** How many of the ticked ones still are there. */
  count: number;
  /** What can be done with those that are ticked. */
  children: ReactNode;
}

/** Ticks all of a page, and holds what is done with those that are ticked; while there are some it stays in sight. */
export function ChoiceBar({ choice: { keys, set }, shown, count, children }: ChoiceBarProps) {
  const here = shown.filter((key) => keys.has(key)).length;
  return (
    <div ref={stickyBar} className={css.choice} data-active={count > 0 || undefined}>
      <Checkbox
        label={recordsTexts.selectAllOnThisPage(shown.length)}
        checked={here === shown.length}
        onChange={({ target }) => set(shown, target.checked)}
        ref={(box) => {
          if (box) box.indeterminate = here > 0 && here < shown.length;
        }}
      />
      <span role="status" className={css.chosen}>
        {count > 0 && recordsTexts.selected(count)}
      </span>
      {count > 0 && (
        <>
          <Button size="small" variant="secondary" onClick={() => set([...keys], false)}>
            {recordsTexts.clearSelection}
          </Button>
          {children}
        </>
      )}
    </div>
  );
}
