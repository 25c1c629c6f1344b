import type { Picture } from "@ministry/api-client";
import { Button, FilePicker } from "@ministry/shared-ui";
import { type ClipboardEvent, useMemo, useState } from "react";
import { acceptedImages, isImage, maxImageBytes } from "./image-rules.ts";
import { PhotoPreview } from "./scaling/photo-preview.tsx";
import { PhotoSize } from "./scaling/photo-size.tsx";
import { usePreparation } from "./scaling/use-preparation.ts";
import { StoredImage } from "./stored-image.tsx";
import { TakePhoto } from "./take-photo.tsx";
import css from "./forms.module.css";

export interface ImageSlotProps {
  id: string;
  name: string;
  label: string;
  error?: string;
  required?: boolean;
  value: File | undefined;
  onChange: (file: File | undefined) => void;
  /** What the server holds now; stays when nothing is chosen. */
  current?: Picture;
}

/** Room for one picture: chosen, dropped, pasted while the slot has the focus, or taken with the camera. */
export function ImageSlot({ label, value, onChange, current, error, ...rest }: ImageSlotProps) {
  const [refused, setRefused] = useState<string>();
  usePreparation(useMemo(() => (value ? [value] : []), [value]));
  const take = ([file]: File[]) => {
    if (!file) return;
    const reason = refusalOf(file);
    setRefused(reason);
    if (!reason) onChange(file);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    // What is pasted here is not for the form's photo picker, which takes whatever is pasted elsewhere.
    event.stopPropagation();
    take(Array.from(event.clipboardData.files));
  };
  return (
    <div className={css.slot} onPaste={paste}>
      <FilePicker
        {...rest}
        label={label}
        error={refused ?? error}
        accept={acceptedImages}
        buttonLabel={value || current ? "Choose another" : "Choose picture"}
        onFiles={take}
      />
      <TakePhoto label={label} onFiles={take} />
      {value && (
        <div className={css.chosen}>
          <PhotoPreview file={value} alt={`${label}: ${value.name}`} empty={css.noPreview} />
          <span className={css.chosenText}>
            <span className={css.fileName} dir="auto">
              {value.name}
            </span>
            <PhotoSize file={value} />
          </span>
          <Button size="small" variant="secondary" onClick={() => onChange(undefined)}>
            Remove
          </Button>
        </div>
      )}
      {!value && current && (
        <div className={css.chosen}>
          <StoredImage picture={current} alt={`${label}: current picture`} />
          <span className={css.fileName}>Current picture</span>
        </div>
      )}
    </div>
  );
}

function refusalOf(file: File): string | undefined {
  if (!isImage(file)) return "1 non-image file(s) skipped.";
  if (file.size > maxImageBytes) return "1 file(s) over 10MB skipped.";
  return undefined;
}
