import { removeDraft, writeDraft, type Draft } from "./draft-store.ts";

export interface DraftKeeper {
  /** Writes the form down within a second; a later state replaces one that is not written yet. */
  keep(draft: Draft): void;
  /** Writes what waits now: the page may be gone in a moment (camera, another app). */
  flush(): Promise<unknown>;
  /** Writes the form down so that it survives what comes next; `false` when this device can't. */
  keepForGood(draft: Draft): Promise<boolean>;
  /** Drops the draft and what waits. */
  forget(): Promise<unknown>;
}

/**
 * Keeps one form's draft at most every `everyMs`, one write after the other. `onTrouble` hears of a device that
 * can't keep drafts (full, or storage switched off): the form goes on, it only loses its safety net.
 */
export function draftKeeper(formKey: string, onTrouble: () => void, everyMs = 1000): DraftKeeper {
  let waiting: Draft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve(true);

  const inTurn = (work: () => Promise<void>) =>
    (last = last.then(work).then(
      () => true,
      () => {
        onTrouble();
        return false;
      },
    ));
  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const write = () => {
    stopTimer();
    const draft = waiting;
    waiting = undefined;
    return draft ? inTurn(() => writeDraft(formKey, draft)) : last;
  };
  return {
    keep(draft) {
      waiting = draft;
      timer ??= setTimeout(() => void write(), everyMs);
    },
    flush: write,
    keepForGood(draft) {
      stopTimer();
      waiting = undefined;
      return inTurn(() => writeDraft(formKey, draft, "strict"));
    },
    forget() {
      stopTimer();
      waiting = undefined;
      return inTurn(() => removeDraft(formKey));
    },
  };
}
