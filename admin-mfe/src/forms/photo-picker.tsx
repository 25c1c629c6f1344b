import { FilePicker } from "@ministry/shared-ui";
import { useState } from "react";
import { ChosenPhotos } from "./chosen-photos.tsx";
import { acceptedImages, addImages } from "./image-rules.ts";
import { TakePhoto } from "./take-photo.tsx";
import { usePastedFiles } from "./use-pasted-files.ts";
import css from "./forms.module.css";

export interface PhotoPickerProps {
  id: string;
  name: string;
  label: string;
  hint?: string;
  error?: string;
  value: File[];
  onChange: (files: File[]) => void;
}

/**
 * Several pictures with previews. Picks add up; pictures can be pasted too. Says after each
 * pick what was taken and what was left out. `value` holds the files as they were chosen; `asSent` tells what goes up.
 */
export function PhotoPicker({ value, onChange, ...rest }: PhotoPickerProps) {
  const [messages, setMessages] = useState<string[]>([]);
  const take = (picked: File[]) => {
    const { files, messages: told } = addImages(value, picked);
    setMessages(told);
    if (files.length > value.length) onChange(files);
  };
  usePastedFiles(take);
  return (
    <div className={css.photos}>
      <FilePicker {...rest} multiple accept={acceptedImages} buttonLabel="Choose photos" onFiles={take} />
      <TakePhoto onFiles={take} />
      <div role="status" className={css.messages}>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      <ChosenPhotos
        files={value}
        onRemove={(file) => {
          setMessages([]);
          onChange(value.filter((other) => other !== file));
        }}
      />
    </div>
  );
}
