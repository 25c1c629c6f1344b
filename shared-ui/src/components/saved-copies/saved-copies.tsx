import { savedCopiesTexts } from "../../content/saved-copies.ts";
import { Button } from "../button/button.tsx";
import { fileSize } from "../file-size/file-size.ts";
import { setLowData, useLowData } from "../picture/low-data.ts";
import { SavedFiles } from "./saved-files.tsx";
import { SavedKinds } from "./saved-kinds.tsx";
import type { SavedSource } from "./saved-source.ts";
import { SavedSpace } from "./saved-space.tsx";
import css from "./saved-copies.module.css";
import { useSavedActions } from "./use-saved-actions.ts";
import { useSavedState } from "./use-saved-state.ts";
import { timeInWords } from "./words.ts";

interface SavedCopiesProps {
  source: SavedSource;
  /** Said in place of all else where the browser lets nothing be saved. */
  nowhere: string;
}

/**
 * All that the site saves on this device for use without a connection: how much room it takes, what it is and from
 * when, and what can be done with it. What waits to be sent is not among it and is never cleared here.
 */
export function SavedCopies({ source, nowhere }: SavedCopiesProps) {
  const { state, pictureBytes, files, count } = useSavedState(source);
  const { done, busy, clear, refresh, keepPictures } = useSavedActions(source, count);
  const lowData = useLowData();

  if (state === undefined) return <p className={css.quiet}>{savedCopiesTexts.counting}</p>;
  if (state === "unknown") return <p className={css.quiet}>{savedCopiesTexts.unknown}</p>;
  if (state.isRefused) return <p>{nowhere}</p>;
  const refreshed = timeInWords(state.reads.newest);
  return (
    <div className={css.all}>
      <SavedSpace state={state} onAsked={count} />
      <div className={css.row}>
        <Button pending={busy === "refresh"} onClick={() => void refresh()}>
          {savedCopiesTexts.refresh}
        </Button>
        {source.keepPictures && !lowData && (
          <Button variant="secondary" pending={busy === "pictures"} onClick={() => void keepPictures()}>
            {pictureBytes > 0
              ? savedCopiesTexts.picturesOf(fileSize(pictureBytes))
              : savedCopiesTexts.pictures}
          </Button>
        )}
        <Button variant="secondary" aria-pressed={lowData} onClick={() => setLowData(!lowData)}>
          {savedCopiesTexts.lowData}{" "}
          <span aria-hidden="true">{lowData ? savedCopiesTexts.on : savedCopiesTexts.off}</span>
        </Button>
        <span className={css.quiet}>
          {refreshed ? savedCopiesTexts.refreshedAt(refreshed) : savedCopiesTexts.notRefreshed}
        </span>
      </div>
      <p role="status" className={css.done}>
        {done}
      </p>
      <SavedKinds state={state} busy={busy} onClear={(what) => void clear(what)} />
      <SavedFiles files={files} source={source} />
    </div>
  );
}
