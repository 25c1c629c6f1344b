import type { Picture } from "@ministry/api-client";
import { FilePicker } from "@ministry/shared-ui";
import { type ClipboardEvent, useEffect, useMemo, useRef, useState } from "react";
import * as pictureTexts from "../../content/forms/pictures.ts";
import { acceptedImages, addImages, mayFitScaled } from "../../pictures/rules/image-rules.ts";
import { fitScaled, picking } from "../../pictures/scaling/fit-scaled.ts";
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
  /**
   * Takes the pictures that were chosen beyond the first one, and says how many it had room for; left out, one is
   * chosen at a time.
   */
  onMore?: (files: File[]) => number;
  /** What the server holds now; stays when nothing is chosen. */
  current?: Picture;
}

/** What is said about a choice: in the place of a picture, or beside the one that was taken. */
interface ChoiceMessage {
  refused?: string;
  notes?: string[];
}

/** Checks what was chosen and makes it ready to send; `said` is what was wrong with it, or not taken of it. */
function useChosenPicture(props: Pick<ImageSlotProps, "value" | "onChange" | "onMore">) {
  const { value, onChange } = props;
  const [said, setSaid] = useState<ChoiceMessage>({});
  // A large picture takes a while to be made smaller: the form goes on meanwhile, and another may be chosen.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const choices = useRef(0);
  useEffect(() => () => void (choices.current += 1), []);
  usePreparation(
    useMemo(() => (value ? [value] : []), [value]),
    (_, refused) => {
      setSaid(({ notes }) => ({ notes, refused }));
      onChange(undefined);
    },
  );
  const take = async (chosen: File[]) => {
    const choice = (choices.current += 1);
    const picked = props.onMore ? chosen : chosen.slice(0, 1);
    const large = picked.filter(mayFitScaled).length;
    setSaid(large > 0 ? { notes: [pictureTexts.scalingCount(large)] } : {});
    const scaled = large > 0 ? await fitScaled(picked) : [];
    if (choice !== choices.current) return;
    const { files, skipped } = addImages([], picked, scaled);
    const [first, ...more] = files;
    if (!first) return setSaid({ refused: skipped[0] });
    // Begun before the form is notified of them: its draft then waits for what is made of them.
    for (const file of files) void prepare(file);
    latest.current.onChange(first);
    const left = more.length + chosen.length - picked.length - (latest.current.onMore?.(more) ?? 0);
    setSaid({ notes: [...skipped, ...(left > 0 ? [pictureTexts.notAddedForLackOfRoom(left)] : [])] });
  };
  const remove = () => {
    choices.current += 1;
    setSaid({});
    onChange(undefined);
  };
  return { said, remove, take: (chosen: File[]) => picking(chosen, take(chosen)) };
}

/** Room for one picture: chosen, dropped, pasted while the slot has the focus, or taken with the camera. */
export function ImageSlot({ label, value, onChange, onMore, current, error, ...rest }: ImageSlotProps) {
  const { said, take, remove } = useChosenPicture({ value, onChange, onMore });
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    // What is pasted here is not for the form's photo picker, which takes whatever is pasted elsewhere.
    event.stopPropagation();
    take(Array.from(event.clipboardData.files));
  };
  const choice = onMore ? pictureTexts.choosePictures : pictureTexts.choosePicture;
  return (
    <div className={css.slot} onPaste={paste}>
      <FilePicker
        {...rest}
        label={label}
        error={said.refused ?? error}
        accept={acceptedImages}
        multiple={onMore !== undefined}
        buttonLabel={value || current ? pictureTexts.chooseAnother : choice}
        onFiles={take}
      />
      <TakePhoto label={label} onFiles={take} />
      <div role="status" className={css.messages}>
        {said.notes?.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <Shown {...{ label, value, current }} onRemove={remove} />
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
