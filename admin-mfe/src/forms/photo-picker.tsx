import { Button, FilePicker } from "@ministry/shared-ui";
import { useState } from "react";
import { FileImage } from "./file-image.tsx";
import { acceptedImages, addImages } from "./image-rules.ts";
import { usePastedImages } from "./use-pasted-images.ts";
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
 * pick what was taken and what was left out.
 */
export function PhotoPicker({ value, onChange, ...rest }: PhotoPickerProps) {
  const [messages, setMessages] = useState<string[]>([]);
  const take = (picked: File[]) => {
    const { files, messages: told } = addImages(value, picked);
    setMessages(told);
    if (files.length > value.length) onChange(files);
  };
  usePastedImages(take);
  return (
    <div className={css.photos}>
      <FilePicker {...rest} multiple accept={acceptedImages} buttonLabel="Choose photos" onFiles={take} />
      <div role="status" className={css.messages}>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      {value.length > 0 && (
        <ul className={css.previews} role="list" aria-label="Chosen photos">
          {value.map((file, index) => (
            <li key={`${file.name}${file.size}${file.lastModified}`} className={css.previewCard}>
              <FileImage file={file} alt={`Photo ${index + 1}: ${file.name}`} />
              <span className={css.fileName} dir="auto">
                {file.name}
              </span>
              <Button
                size="small"
                variant="secondary"
                aria-label={`Remove ${file.name}`}
                onClick={() => {
                  setMessages([]);
                  onChange(value.filter((other) => other !== file));
                }}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
