import { useState } from "react";
import { savedCopiesTexts } from "../../content/saved-copies.ts";
import { Button } from "../button/button.tsx";
import { ProgressBar } from "../progress-bar/progress-bar.tsx";
import type { SavedState } from "./saved-source.ts";
import { fileSize } from "../file-size/file-size.ts";
import css from "./saved-copies.module.css";

interface Props {
  state: SavedState;
  /** The browser was asked to spare the data: its answer can be read now. */
  onAsked: () => Promise<void>;
}

/** How much room the site takes of how much, and whether the browser may take it back. */
export function SavedSpace({ state: { usage, quota, persisted }, onAsked }: Props) {
  const [isRefused, setRefused] = useState(false);
  const ask = async () => {
    const isPromised = await navigator.storage?.persist?.().catch(() => false);
    setRefused(!isPromised);
    await onAsked();
  };
  return (
    <>
      {usage !== undefined && quota !== undefined && quota > 0 && (
        <div className={css.space}>
          <p>{savedCopiesTexts.used(fileSize(usage), fileSize(quota))}</p>
          <ProgressBar label={savedCopiesTexts.usedName} value={(100 * usage) / quota} showValue={false} />
        </div>
      )}
      <p className={css.persist}>
        {persisted ? savedCopiesTexts.promised : savedCopiesTexts.notPromised}
        {!persisted && (
          <Button variant="secondary" size="small" onClick={() => void ask()}>
            {savedCopiesTexts.askPromise}
          </Button>
        )}
      </p>
      <p role="status" className={css.done}>
        {isRefused && !persisted && savedCopiesTexts.noPromise}
      </p>
    </>
  );
}
