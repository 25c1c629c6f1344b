import { markHandedOver, removeDraft, writeDraft, type Draft, type DraftWriting } from "./draft-store.ts";
import type { Pictures } from "./draft-files.ts";

export interface DraftWriter {
  /** Writes the form down within a second; a later state replaces one that is not written yet. */
  update(draft: Draft): void;
  /** Writes what waits now, pictures as far as they are prepared. */
  writeNow(): Promise<unknown>;
  /** Writes all that is not written, pictures too: the page may be gone in a moment (camera, another app). */
  flush(): Promise<unknown>;
  /** The form is left: writes all that is not written, for the last time. */
  close(): Promise<unknown>;
  /** Writes the form down so that it survives what comes next; `false` when this device can't. */
  writeForGood(draft: Draft): Promise<boolean>;
  /** The queue has the form's work, under this job: the draft is not offered while that job is in the queue. */
  handOver(jobId: string): Promise<unknown>;
  /** Drops the draft and what waits. */
  forget(): Promise<unknown>;
}

/** The forms that are open now. */
const openForms = new Set<DraftWriter>();

/** Writes every open form down: before a sign-out takes away the key that its draft is encrypted with. */
export async function flushDrafts(): Promise<void> {
  await Promise.all([...openForms].map((form) => form.flush()));
}

/** Does work one after the other; `false` for work that failed, after calling `onStorageError`. */
function oneByOne(onStorageError: () => void) {
  let last = Promise.resolve(true);
  return (work: () => Promise<void>) =>
    (last = last.then(work).then(
      () => true,
      () => {
        onStorageError();
        return false;
      },
    ));
}

/** One timer: set while it runs, it stays as it is. */
function timer(afterMs: number, onTime: () => void) {
  let running: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(running);
    running = undefined;
  };
  return {
    stop,
    start: () => {
      running ??= setTimeout(onTime, afterMs);
    },
  };
}

/** What of one form is not on the device yet, and when it is written; see `draftWriter`. */
function pendingDraft(
  formKey: string,
  onStored: (isStored: boolean) => void,
  { everyMs, preparingMs, retryMs }: Record<"everyMs" | "preparingMs" | "retryMs", number>,
  isLeft: () => boolean,
) {
  let latest: Draft | undefined;
  let [isWritten, isComplete] = [true, true];
  let isSlow = false;
  const inTurn = oneByOne(() => onStored(false));
  const next = timer(everyMs, () => void write("ready"));
  const slow = timer(preparingMs, () => {
    isSlow = true;
    void write("all");
  });
  const retry = timer(retryMs, () => void write("ready"));
  const put = async (draft: Draft, how: DraftWriting) => {
    const isWhole = await writeDraft(formKey, draft, how);
    onStored(true);
    return isWhole;
  };
  /** Writes what waits now. */
  const write = (asked: Pictures) => {
    next.stop();
    retry.stop();
    return inTurn(async () => {
      const pictures = isSlow ? "all" : asked;
      if (!latest || (isWritten && (isComplete || pictures === "ready"))) return;
      isWritten = true;
      try {
        isComplete = await put(latest, { pictures });
      } catch (error) {
        isWritten = false;
        // Of a form that was left nothing is tried any more.
        if (!isLeft()) retry.start();
        throw error;
      }
      if (isComplete) slow.stop();
      else slow.start();
    });
  };
  return {
    write,
    /** Writes a later state before long. */
    update(draft: Draft) {
      latest = draft;
      isWritten = false;
      next.start();
    },
    /** Does `work` in place of all that waits: nothing of the form, or `draft` alone, is to be written any more. */
    replace(work: (write: typeof put) => Promise<unknown>, draft?: Draft) {
      for (const waiting of [next, slow, retry]) waiting.stop();
      latest = draft;
      isWritten = isComplete = true;
      return inTurn(async () => void (await work(put)));
    },
  };
}

/**
 * Writes one form's draft at most every `everyMs`, one write after the other. On a phone that needs longer than
 * `preparingMs` for a picture, drafts hold pictures as they were chosen from then on, so that a crash takes none.
 * A write that failed is tried again after `retryMs`, and whenever the form asks for one.
 *
 * @param onStored called with `false` for a device that can't store drafts (full, or storage switched off), where the
 *   form goes on without; with `true` after a write
 */
export function draftWriter(
  formKey: string,
  onStored: (isStored: boolean) => void,
  everyMs = 1000,
  preparingMs = 1000,
  retryMs = 10_000,
): DraftWriter {
  const times = { everyMs, preparingMs, retryMs };
  const pending = pendingDraft(formKey, onStored, times, () => !openForms.has(writer));
  const writer: DraftWriter = {
    update(draft) {
      openForms.add(writer);
      pending.update(draft);
    },
    writeNow: () => pending.write("ready"),
    flush: () => pending.write("all"),
    close() {
      openForms.delete(writer);
      return pending.write("all");
    },
    writeForGood: (draft) => pending.replace((put) => put(draft, { durability: "strict" }), draft),
    handOver: (jobId) => pending.replace(() => markHandedOver(formKey, jobId)),
    forget: () => pending.replace(() => removeDraft(formKey)),
  };
  return writer;
}
