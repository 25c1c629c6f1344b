import { Button } from "@ministry/shared-ui";
import type { ReactNode } from "react";
import { listTexts } from "../../content/records/lists.ts";
import { useShown } from "./use-shown.ts";
import css from "./show-more-list.module.css";

/** So many entries stand on the page at first: a cheap phone draws them without a pause. */
const step = 60;

interface ShowMoreListProps<T> {
  entries: readonly T[];
  children: (shown: readonly T[]) => ReactNode;
}

/** The beginning of a long list, and a button for more of it. */
export function ShowMoreList<T>({ entries, children }: ShowMoreListProps<T>) {
  const [count, showMore] = useShown(step);
  const left = entries.length - count;
  return (
    <>
      {children(entries.slice(0, count))}
      {left > 0 && (
        <p className={css.more}>
          <Button variant="secondary" onClick={showMore}>
            {listTexts.showMore(Math.min(left, step), left)}
          </Button>
        </p>
      )}
    </>
  );
}
