import { draftWriter, type DraftWriter } from "../../drafts/draft-writer.ts";
import { holdDraft, openDrafts } from "../../drafts/draft-locks.ts";
import { readDrafts, removeDraft, type StoredDraftCopy } from "../../drafts/draft-store.ts";

/** Forms of this page that were left a moment ago and are still being written down. */
const closing = new Set<Promise<unknown>>();

/**
 * The stored draft of one open form. A form writes to one key at a time and holds its lock; the drafts of other tabs are
 * neither offered nor overwritten.
 *
 * @param onStored called with whether the device could store a draft
 */
export function draftFile(onStored: (isStored: boolean) => void) {
  let key = "";
  let writer: DraftWriter | undefined;
  let release: (() => Promise<unknown>) | undefined;

  const close = (): Promise<unknown> => {
    const written = writer?.close() ?? Promise.resolve();
    const releaseWritten = release;
    [writer, key, release] = [undefined, "", undefined];
    const closed = written.then(() => releaseWritten?.());
    closing.add(closed);
    return closed.finally(() => closing.delete(closed));
  };
  /** Goes on with the draft of that key. */
  const open = (draftKey: string): DraftWriter => {
    if (writer && key === draftKey) return writer;
    void close();
    key = draftKey;
    release = holdDraft(draftKey);
    return (writer = draftWriter(draftKey, onStored));
  };
  return {
    open,
    close,
    /** The stored drafts of a form that no tab has open, latest first. */
    async find(formKey: string): Promise<StoredDraftCopy[]> {
      // The form that was just left is offered as well.
      await Promise.allSettled(closing);
      const [drafts, opened] = await Promise.all([readDrafts(formKey), openDrafts()]);
      return drafts.filter((draft) => draft.key !== key && !opened.has(draft.key));
    },
    /** Stores the draft within a second. */
    write: ({ key: draftKey, ...draft }: StoredDraftCopy) => open(draftKey).update(draft),
    writeNow: async () => writer?.writeNow(),
    flush: async () => writer?.flush(),
    /** Stores the draft at once, on disk; `false` when this device can't. */
    writeForGood: ({ key: draftKey, ...draft }: StoredDraftCopy): Promise<boolean> =>
      open(draftKey).writeForGood(draft),
    /** The queue has the form's work, under this job: the draft is not offered while the job is there. */
    handOver: async (jobId: string) => writer?.handOver(jobId),
    /** Removes a draft and what waits to be written of it. */
    async forget(draftKey: string): Promise<void> {
      if (writer && key === draftKey) await writer.forget();
      else await removeDraft(draftKey).catch(() => onStored(false));
    },
  };
}
