import { useRef, useState, type DragEvent } from "react";
import { Button } from "../button/button.tsx";
import { FormField, type FieldTexts } from "../form-field/form-field.tsx";
import { Icon } from "../icon/icon.tsx";
import css from "./file-picker.module.css";

export interface FilePickerProps extends FieldTexts {
  id?: string;
  name?: string;
  /** As in `<input accept>`. Dropped files are not filtered: the form checks what it is given. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  /** Opens the camera on a phone. */
  capture?: "environment" | "user";
  buttonLabel?: string;
  /** New files, each time some are chosen or dropped. The picker keeps none of them itself. */
  onFiles: (files: File[]) => void;
}

/** What makes an element take files that are dropped on it. */
function useDropping(onDropped: (files: FileList) => void) {
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDropped(event.dataTransfer.files);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return {
    "data-over": over || undefined,
    onDragOver: drag,
    onDragLeave: () => setOver(false),
    onDrop: drop,
  };
}

/** Choose files with a button, or drop them on the field. */
export function FilePicker(props: FilePickerProps) {
  const { label, hint, error, required, id, multiple, disabled, onFiles } = props;
  const { buttonLabel = multiple ? "Choose files" : "Choose file" } = props;
  const input = useRef<HTMLInputElement>(null);
  const take = (list: FileList | null) => {
    const files = Array.from(list ?? []);
    // Disabled by itself or with the group of fields it stands in.
    if (files.length > 0 && !input.current?.matches(":disabled"))
      onFiles(multiple ? files : files.slice(0, 1));
  };
  const dropping = useDropping(take);

  return (
    <FormField {...{ label, hint, error, required, id }}>
      {(control) => (
        <div className={css.drop} {...dropping}>
          <input
            {...control}
            ref={input}
            className={css.input}
            type="file"
            name={props.name}
            accept={props.accept}
            capture={props.capture}
            multiple={multiple}
            disabled={disabled}
            onChange={(event) => {
              take(event.target.files);
              // Emptied so that the same file can be chosen again after it was taken out.
              event.target.value = "";
            }}
          />
          <Button
            variant="secondary"
            tabIndex={-1}
            aria-hidden="true"
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            <Icon name="upload" />
            {buttonLabel}
          </Button>
          <span className={css.or} aria-hidden="true">
            or drop {multiple ? "them" : "it"} here
          </span>
        </div>
      )}
    </FormField>
  );
}
