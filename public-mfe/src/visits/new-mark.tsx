import { newWord } from "../content/records/new-mark.ts";
import css from "./new-mark.module.css";
import { isNewSince, usePreviousVisit } from "./use-previous-visit.ts";

/** Marks what was published since the visitor's last visit; nothing at a first visit. */
export function NewMark({ published }: { published: string | undefined }) {
  const since = usePreviousVisit();
  if (!isNewSince(published, since)) return null;
  return (
    <>
      {" "}
      <b className={css.mark}>{newWord}</b>
    </>
  );
}
