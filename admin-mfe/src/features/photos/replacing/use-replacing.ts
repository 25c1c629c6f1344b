import { useToast } from "@ministry/shared-ui";
import * as replaceTexts from "../../../content/photos/replace.ts";
import { useDraft } from "../../../forms/draft/use-draft.ts";
import { useSavedNotice } from "../../../outbox/saving/use-save-through.tsx";
import { usePortal } from "../../../session/portal.tsx";
import { replacePhoto } from "./replace-photo.ts";
import { replacementItems, type PlacedPhoto } from "../items/replacement-items.ts";

type ReplacementValues = { picture: File | undefined };

const checkChosen = ({ picture }: ReplacementValues) =>
  picture ? {} : { picture: replaceTexts.pleaseChoosePicture };

/**
 * The form that replaces a photo. The chosen picture is a draft on the device until it is saved, and an item of the
 * queue from then on. `onDone` is called once it is there.
 */
export function useReplacing(placed: PlacedPhoto, onDone: () => void) {
  const { api, outbox } = usePortal();
  const notify = useSavedNotice();
  const toast = useToast();
  const { gallery, index, photo } = placed;
  return useDraft<ReplacementValues, boolean>({
    formKey: `replace-photo/${gallery.sector}/${gallery.projectId}/${photo.id ?? index}`,
    name: replaceTexts.replacePhotoOf(index + 1, gallery.title),
    initial: { picture: undefined },
    check: checkChosen,
    failure: replaceTexts.replaceFailed,
    save: async ({ picture }, { idempotencyKey, isOpen, onSafe, saveDraft }) => {
      if (!picture) return false;
      const items = replacementItems(placed, picture, idempotencyKey);
      // Without its origin: of two requests the first may be done, and the dialog begins with it.
      const saved = await replacePhoto({ api, outbox }, items, photo.id, { isOpen, onSafe, saveDraft });
      notify(saved);
      return saved.kind === "received";
    },
    onSaved: (isReceived) => {
      if (isReceived) toast(replaceTexts.photoReplaced);
      onDone();
    },
  });
}
