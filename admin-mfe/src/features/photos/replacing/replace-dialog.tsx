import { Button, Dialog } from "@ministry/shared-ui";
import { createPortal } from "react-dom";
import * as replaceTexts from "../../../content/photos/replace.ts";
import { FormFrame } from "../../../forms/frame/form-frame.tsx";
import { ImageSlot } from "../../../forms/pickers/image-slot.tsx";
import type { PlacedPhoto } from "../items/replacement-items.ts";
import { useReplacing } from "./use-replacing.ts";
import css from "../photos.module.css";

export interface ReplaceDialogProps {
  placed: PlacedPhoto;
  /** The server has it, or the queue. */
  onReplaced: () => void;
  onClose: () => void;
}

/**
 * Another picture in a photo's place. The chosen one is a draft on the device, then an item of the queue: neither a
 * camera that takes the page's memory nor an ended session nor a cut connection loses it. The dialog stands outside of
 * the row, whose menu closes.
 */
export function ReplaceDialog({ placed, onReplaced, onClose }: ReplaceDialogProps) {
  const form = useReplacing(placed, () => {
    onClose();
    onReplaced();
  });
  const { picture } = form.values;
  return createPortal(
    <Dialog
      open
      title={replaceTexts.replacePhoto(placed.index + 1)}
      // Until it is safe here.
      onClose={() => (!form.saving || form.sending) && onClose()}
    >
      <div className={css.dialog}>
        <FormFrame
          form={form}
          actions={
            <Button type="submit" pending={form.saving} disabled={!picture || form.saved}>
              {form.saving
                ? replaceTexts.uploading
                : form.problem
                  ? replaceTexts.retry
                  : replaceTexts.replace}
            </Button>
          }
        >
          <ImageSlot
            {...form.slot("picture")}
            label={replaceTexts.newPicture}
            value={picture}
            onChange={(chosen) => form.set({ picture: chosen })}
          />
        </FormFrame>
      </div>
    </Dialog>,
    document.body,
  );
}
