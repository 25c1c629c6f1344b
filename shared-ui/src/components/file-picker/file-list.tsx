import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { fileSize } from "../file-size/file-size.ts";
import { Icon } from "../icon/icon.tsx";
import css from "./file-list.module.css";

export interface ChosenFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Address of a small picture of it, if there is one. */
  preview?: string;
  error?: string;
  /** Progress, state, further words. */
  status?: ReactNode;
}

/** The files chosen so far, each with its preview and a way to take it out again. */
export function FileList({
  files,
  onRemove,
}: {
  files: readonly ChosenFile[];
  onRemove?: (id: string) => void;
}) {
  if (files.length === 0) return null;
  return (
    <ul className={css.list} role="list">
      {files.map((file) => (
        <li key={file.id} className={css.file} data-invalid={file.error ? true : undefined}>
          {file.preview ? (
            <img className={css.preview} src={file.preview} alt="" width={56} height={56} />
          ) : (
            <span className={css.preview}>
              <Icon name="document" />
            </span>
          )}
          <span className={css.text}>
            <strong dir="auto">{file.name}</strong>
            <small>{fileSize(file.size)}</small>
            {file.error && <span className={css.error}>{file.error}</span>}
            {file.status}
          </span>
          {onRemove && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove ${file.name}`}
              onClick={() => onRemove(file.id)}
            >
              <Icon name="close" />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
