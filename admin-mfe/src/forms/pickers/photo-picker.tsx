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
  const add = (picked: File[], scaled: File[]) => {
    const { value: before, onChange: change } = latest.current;
    const { files, added, skipped } = addImages(before, picked, scaled);
    setReport((now) => ({ ...now, added, skipped }));
    // Begun before the form is notified of them: its draft then waits for what is made of them.
    for (const file of files) void prepare(file);
    if (added.length > 0) change(files);
  };
  const take = async (picked: File[]) => {
    const large = picked.filter(mayFitScaled).length;
    setReport({ ...nothingPicked, skipped: large > 0 ? [pictureTexts.scalingCount(large)] : [] });
    if (large === 0) return add(picked, []);
    const scaled = await fitScaled(picked);
    if (isShown()) add(picked, scaled);
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
