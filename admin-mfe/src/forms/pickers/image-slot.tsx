import type { Picture } from "@ministry/api-client";
import { FilePicker } from "@ministry/shared-ui";
import { type ClipboardEvent, useMemo, useState } from "react";
import * as pictureTexts from "../../content/forms/pictures.ts";
import { acceptedImages, addImages, mayFitScaled } from "../../pictures/rules/image-rules.ts";
import { fitScaled } from "../../pictures/scaling/fit-scaled.ts";
import { prepare } from "../../pictures/scaling/prepare.ts";
import { PhotoPreview } from "./photo-preview.tsx";
import { PhotoSize } from "./photo-size.tsx";
import { usePreparation } from "../../pictures/scaling/use-preparation.ts";
import { StoredImage } from "./stored-image.tsx";
import { TakePhoto } from "./take-photo.tsx";
import css from "../forms.module.css";
import { NamedButton } from "../../screen/named-button.tsx";

export interface ImageSlotProps {
  id: string;
  name: string;
  label: string;
  hint?: string;
  error?: string;
  required?: boolean;
  value: File | undefined;
  onChange: (file: File | undefined) => void;
  /** Takes the pictures that were chosen beyond the first one; left out, one is chosen at a time. */
  onMore?: (files: File[]) => void;
  /** What the server holds now; stays when nothing is chosen. */
  current?: Picture;
}

/** Checks what was chosen and makes it ready to send; `refused` says what was wrong with it. */
function useChosenPicture({
  value,
  onChange,
  onMore,
}: Pick<ImageSlotProps, "value" | "onChange" | "onMore">) {
  const [refused, setRefused] = useState<string>();
  usePreparation(
    useMemo(() => (value ? [value] : []), [value]),
    (_, message) => {
      setRefused(message);
      onChange(undefined);
    },
  );
  const take = async (chosen: File[]) => {
    const picked = onMore ? chosen : chosen.slice(0, 1);
    const { files, messages } = addImages(
      [],
      picked,
      picked.some(mayFitScaled) ? await fitScaled(picked) : [],
    );
    const [first, ...more] = files;
    setRefused(first ? undefined : messages[0]);
    // Begun before the form hears of them: its draft then waits for what is made of them.
    for (const file of files) void prepare(file);
    if (first) onChange(first);
    if (more.length > 0) onMore?.(more);
  };
  return { refused, take };
}

/** Room for one picture: chosen, dropped, pasted while the slot has the focus, or taken with the camera. */
export function ImageSlot({ label, value, onChange, onMore, current, error, ...rest }: ImageSlotProps) {
  const { refused, take } = useChosenPicture({ value, onChange, onMore });
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    // What is pasted here is not for the form's photo picker, which takes whatever is pasted elsewhere.
    event.stopPropagation();
    void take(Array.from(event.clipboardData.files));
  };
  const choice = onMore ? pictureTexts.choosePictures : pictureTexts.choosePicture;
  return (
    <div className={css.slot} onPaste={paste}>
      <FilePicker
        {...rest}
        label={label}
        error={refused ?? error}
        accept={acceptedImages}
        multiple={onMore !== undefined}
        buttonLabel={value || current ? pictureTexts.chooseAnother : choice}
        onFiles={(files) => void take(files)}
      />
      <TakePhoto label={label} onFiles={(files) => void take(files)} />
      <Shown {...{ label, value, current }} onRemove={() => onChange(undefined)} />
    </div>
  );
}

interface ShownProps extends Pick<ImageSlotProps, "label" | "value" | "current"> {
  onRemove: () => void;
}

/** The chosen picture, else the one that the server holds. */
function Shown({ label, value, current, onRemove }: ShownProps) {
  if (!value && !current) return null;
  return (
    <div className={css.chosen}>
      {value ? (
        <>
          <PhotoPreview file={value} alt={`${label}: ${value.name}`} empty={css.noPreview} />
          <span className={css.chosenText}>
            <span className={css.fileName} dir="auto">
              {value.name}
            </span>
            <PhotoSize file={value} />
          </span>
          <NamedButton
            label={pictureTexts.remove}
            name={pictureTexts.removeFrom(value.name, label)}
            variant="secondary"
            onClick={onRemove}
          />
        </>
      ) : (
        current && (
          <>
            <StoredImage picture={current} alt={pictureTexts.currentPictureOf(label)} />
            <span className={css.fileName}>{pictureTexts.currentPicture}</span>
          </>
        )
      )}
    </div>
  );
}
