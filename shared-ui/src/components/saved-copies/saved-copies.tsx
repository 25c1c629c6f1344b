import { useState } from "react";
import { keptTexts } from "../../content/kept-things.ts";
import { Button } from "../button/button.tsx";
import { fileSize } from "../file-size/file-size.ts";
import { setLowData, useLowData } from "../picture/low-data.ts";
import { SavedFiles } from "./saved-files.tsx";
import { SavedKinds } from "./saved-kinds.tsx";
import type { SavedKind, SavedSource } from "./saved-source.ts";
import { SavedSpace } from "./saved-space.tsx";
import css from "./saved-copies.module.css";
import { useSavedState } from "./use-saved-state.ts";
import { timeInWords } from "./words.ts";

/**
 * All that the site keeps on this device for use without a connection: how much room it takes, what it is and from
 * when, and what can be done with it. What waits to be sent is not among it and is never cleared here.
 */
export function SavedCopies({ kept }: { kept: SavedSource }) {
  const { state, files, count } = useSavedState(kept);
  const [done, setDone] = useState("");
  const [busy, setBusy] = useState<SavedKind | "everything" | "refresh" | "pictures">();
  const lowData = useLowData();

  const act = async (what: NonNullable<typeof busy>, work: () => Promise<string>) => {
    setBusy(what);
    setDone(await work().catch(() => keptTexts.failed));
    setBusy(undefined);
    await count();
  };
  const clear = (what: SavedKind | "everything") =>
    act(what, async () => {
      await kept.clear(what);
      return what === "everything" ? keptTexts.allRemoved : keptTexts.removed;
    });
  const refresh = () =>
    act("refresh", async () => ((await kept.refresh()) ? keptTexts.upToDate : keptTexts.notAnswered));

  const keepPictures = () =>
    act("pictures", async () => {
      await kept.keepPictures?.();
      const { entries, bytes } = (await kept.report()).images;
      return keptTexts.picturesHere(entries, fileSize(bytes));
    });

  if (state === undefined) return <p className={css.quiet}>{keptTexts.counting}</p>;
  if (state === "unknown") return <p className={css.quiet}>{keptTexts.unknown}</p>;
  const refreshed = timeInWords(state.reads.newest);
  return (
    <div className={css.all}>
      <SavedSpace state={state} onAsked={count} />
      <div className={css.row}>
        <Button pending={busy === "refresh"} onClick={() => void refresh()}>
          {keptTexts.refresh}
        </Button>
        {kept.keepPictures && !lowData && (
          <Button variant="secondary" pending={busy === "pictures"} onClick={() => void keepPictures()}>
            {keptTexts.pictures}
          </Button>
        )}
        <Button variant="secondary" aria-pressed={lowData} onClick={() => setLowData(!lowData)}>
          {keptTexts.lowData} <span aria-hidden="true">{lowData ? keptTexts.on : keptTexts.off}</span>
        </Button>
        <span className={css.quiet}>
          {refreshed ? keptTexts.refreshedAt(refreshed) : keptTexts.notRefreshed}
        </span>
      </div>
      <p role="status" className={css.done}>
        {done}
      </p>
      <SavedKinds state={state} busy={busy} onClear={(what) => void clear(what)} />
      <SavedFiles files={files} kept={kept} />
    </div>
  );
}
