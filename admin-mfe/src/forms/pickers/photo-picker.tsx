import { FilePicker } from "@ministry/shared-ui";
import { useEffect, useRef, useState } from "react";
import * as pictureTexts from "../../content/forms/pictures.ts";
import { ChosenPhotos } from "./chosen-photos.tsx";
import {
  acceptedImages,
  addImages,
  mayFitScaled,
  messagesOf,
  type PickedImages,
} from "../../pictures/rules/image-rules.ts";
import { fitScaled, picking } from "../../pictures/scaling/fit-scaled.ts";
import { prepare } from "../../pictures/scaling/prepare.ts";
import { TakePhoto } from "./take-photo.tsx";
import { useIsShown } from "../../lib/use-is-shown.ts";
import { usePastedFiles } from "./use-pasted-files.ts";
import css from "../forms.module.css";

export interface PhotoPickerProps {
  id: string;
  name: string;
  label: string;
  hint?: string;
  error?: string;
  value: File[];
  onChange: (files: File[]) => void;
}

/** What is said about the last pick. */
interface PickReport extends Omit<PickedImages, "files"> {
  /** Found to be damaged when they are decoded, one after the other. */
  refused: ReadonlyMap<File, string>;
}

const nothingPicked: PickReport = { added: [], skipped: [], refused: new Map() };

/**
 * Several pictures with previews. Picks add up; pictures can be pasted too. Says after each
 * pick what was taken and what was left out. `value` holds the files as they were chosen; `asSent` tells what goes up.
 */
export function PhotoPicker({ value, onChange, ...rest }: PhotoPickerProps) {
  const [report, setReport] = useState(nothingPicked);
  // Large pictures take a while to be made smaller: others may be chosen or taken out meanwhile.
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const isShown = useIsShown();
  const add = (picked: File[], scaled: File[] = []): PickedImages => {
    const { value: before, onChange: change } = latest.current;
    const found = addImages(before, picked, scaled);
    // Begun before the form is notified of them: its draft then waits for what is made of them.
    for (const file of found.files) void prepare(file);
    if (found.added.length > 0) change(found.files);
    return found;
  };
  const take = async (picked: File[]) => {
    const before = latest.current.value;
    const large = picked.filter(mayFitScaled);
    // The form, and so its draft, has at once what needs no waiting: a page that is lost meanwhile takes none of it.
    const { added, skipped } = add(picked.filter((file) => !large.includes(file)));
    if (large.length === 0) return setReport({ ...nothingPicked, added, skipped });
    setReport({ ...nothingPicked, skipped: [pictureTexts.scalingCount(large.length)] });
    const scaled = await fitScaled(large);
    if (!isShown()) return;
    add(large, scaled);
    const whole = addImages(before, picked, scaled);
    setReport(({ refused }) => ({ refused, added: whole.added, skipped: whole.skipped }));
  };
  const onFiles = (files: File[]) => picking(files, take(files));
  const refuse = (file: File, message: string) => {
    setReport((now) => ({ ...now, refused: new Map(now.refused).set(file, message) }));
    onChange(value.filter((other) => other !== file));
  };
  usePastedFiles(onFiles);
  return (
    <div className={css.photos}>
      <FilePicker
        {...rest}
        multiple
        accept={acceptedImages}
        buttonLabel={pictureTexts.choosePhotos}
        onFiles={onFiles}
      />
      <TakePhoto onFiles={onFiles} />
      <div role="status" className={css.messages}>
        {messagesOf(report, report.refused).map((message, index) => (
          <p key={index}>{message}</p>
        ))}
      </div>
      <ChosenPhotos
        files={value}
        onRefused={refuse}
        onRemove={(file) => {
          setReport(nothingPicked);
          onChange(value.filter((other) => other !== file));
        }}
      />
    </div>
  );
}
