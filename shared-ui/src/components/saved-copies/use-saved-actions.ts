import { useState } from "react";
import { savedCopiesTexts } from "../../content/saved-copies.ts";
import { fileSize } from "../file-size/file-size.ts";
import type { SavedKind, SavedSource } from "./saved-source.ts";

type Action = SavedKind | "everything" | "refresh" | "pictures";

/**
 * What can be done with all that is saved. While an action runs it is `busy`; then `done` says what came of it, also
 * where it failed.
 *
 * @param count counts again what is saved
 */
export function useSavedActions(source: SavedSource, count: () => Promise<void>) {
  const [done, setDone] = useState("");
  const [busy, setBusy] = useState<Action>();

  const act = async (what: Action, work: () => Promise<string>) => {
    setBusy(what);
    setDone(await work().catch(() => savedCopiesTexts.failed));
    setBusy(undefined);
    await count();
  };
  const clear = (what: SavedKind | "everything") =>
    act(what, async () => {
      await source.clear(what);
      return what === "everything" ? savedCopiesTexts.allRemoved : savedCopiesTexts.removed;
    });
  const refresh = () =>
    act("refresh", async () =>
      (await source.refresh()) ? savedCopiesTexts.upToDate : savedCopiesTexts.notAnswered,
    );
  const keepPictures = () =>
    act("pictures", async () => {
      await source.keepPictures?.();
      const { entries, bytes } = (await source.report()).images;
      return savedCopiesTexts.picturesHere(entries, fileSize(bytes));
    });
  return { done, busy, clear, refresh, keepPictures };
}
