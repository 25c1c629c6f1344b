import { useEffect, useEffectEvent } from "react";
import { subscribeToInterruption } from "../../session/interruption.ts";
import { draftOf, type DraftContext } from "./draft-context.ts";
import type { StoredDraftCopy } from "../../drafts/draft-store.ts";
import type { FormValues } from "../../drafts/form-values.ts";
import type { RecordVersion } from "../../drafts/record-version.ts";
import { preparations } from "../../pictures/scaling/prepare.ts";

interface StoredDraftsOptions<V extends FormValues> {
  initial: V;
  record: RecordVersion | undefined;
  /** Called with the version that a draft was begun on, once the form holds it and it is to be sent again. */
  resend: (base: RecordVersion) => void;
}

/**
 * The drafts of a form that the device stores: found when the form opens, flushed when the page is hidden, written for
 * good when a sign-in interrupts, and closed when the form is left.
 *
 * @returns takes up one of the drafts that were found; what was typed meanwhile is stored as a draft of its own
 */
export function useStoredDrafts<V extends FormValues>(
  context: DraftContext<V>,
  { initial, record, resend }: StoredDraftsOptions<V>,
): (key: string) => void {
  const { form, file, stored } = context;

  const open = (key: string) => {
    const draft = form.get().offers.find((one) => one.key === key);
    if (!draft || form.get().phase !== "editing") return;
    const present = form.get().dirty ? draftOf(context) : undefined;
    if (present) file.write(present);
    void file.close();
    file.open(key);
    form.dispatch({ type: "draftOpened", draft, initial, present, record });
  };

  // Called once the drafts were read: the record may be another by then.
  const openLatest = useEffectEvent(({ key, resend: isReturned, base }: StoredDraftCopy) => {
    open(key);
    if (isReturned && base) resend(base);
  });
  const interrupt = useEffectEvent(async () => {
    if (!form.get().dirty) return;
    if (await file.writeForGood(draftOf(context, { resume: true }))) form.dispatch({ type: "interrupted" });
  });
  /** A picture is stored once, when it is known what will be sent of it. */
  const storePictures = useEffectEvent(() => {
    const { dirty, phase, values } = form.get();
    if (!dirty || phase !== "editing") return;
    const isHere = (value: unknown) => value instanceof File && preparations.of(value) !== undefined;
    if (!Object.values(values).flat().some(isHere)) return;
    file.write(draftOf(context));
    void file.writeNow();
  });
  useEffect(() => {
    let gone = false;
    const receive = (drafts: readonly StoredDraftCopy[]) => {
      if (gone) return;
      form.dispatch({ type: "draftsFound", drafts });
      const interrupted = drafts.find(({ resume }) => resume);
      if (interrupted) openLatest(interrupted);
    };
    file.find(stored).then(receive, () => form.dispatch({ type: "draftWritten", isStored: false }));
    // The camera, opened for the next picture, may take this page's memory.
    const hide = () => void (document.visibilityState === "hidden" && file.flush());
    document.addEventListener("visibilitychange", hide);
    const unsubscribeFromPictures = preparations.subscribe(() => storePictures());
    const unsubscribe = subscribeToInterruption(() => interrupt());
    return () => {
      gone = true;
      unsubscribe();
      unsubscribeFromPictures();
      document.removeEventListener("visibilitychange", hide);
      void file.close();
    };
  }, [stored, file, form]);
  return open;
}
