import { savedCopiesTexts } from "../../content/saved-copies.ts";
import { Button } from "../button/button.tsx";
import { ProgressBar } from "../progress-bar/progress-bar.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { SavedPublication, SavedSource } from "./saved-source.ts";
import { fileSize } from "../file-size/file-size.ts";
import css from "./saved-copies.module.css";
import { timeInWords } from "./words.ts";

/** The publications that were asked for, each with its size and since when it is there. */
export function SavedFiles({ files, source }: { files: SavedPublication[]; source: SavedSource }) {
  if (files.length === 0) return null;
  return (
    <div className={css.files}>
      <h3>{savedCopiesTexts.files}</h3>
      <ul className={css.kinds} role="list">
        {files.map((file) => (
          <li key={file.url} className={css.kind}>
            <div>
              {file.state === "kept" ? (
                <a href={source.addressOf(file.url)} target="_blank" rel="noopener" dir="auto">
                  {file.filename}
                </a>
              ) : (
                <strong dir="auto">{file.filename}</strong>
              )}
              <FileState file={file} />
            </div>
            {/* Some hosts don't tell the size of a file that has not come yet. */}
            <p className={css.amount}>{file.size > 0 && fileSize(file.size)}</p>
            <Button
              size="small"
              variant="quiet"
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget);
                void source.remove([file.url]);
              }}
            >
              {file.state === "kept" || file.state === "failed"
                ? savedCopiesTexts.remove
                : savedCopiesTexts.stop}
              <VisuallyHidden> {file.filename}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The button's row goes: the next button of the region takes the focus, behind the last row the one before. */
function focusBeside(button: HTMLButtonElement): void {
  const buttons = [...(button.closest("section, main, body")?.querySelectorAll("button") ?? [])];
  const at = buttons.indexOf(button);
  (buttons[at + 1] ?? buttons[at - 1])?.focus();
}

function FileState({ file: { state, size, received, keptAt, filename } }: { file: SavedPublication }) {
  const since = timeInWords(keptAt);
  if (state === "kept") return since ? <small>{savedCopiesTexts.savedAt(since)}</small> : null;
  if (state === "failed") return <small>{savedCopiesTexts.notSaved}</small>;
  if (received === 0) return <small>{savedCopiesTexts.waiting}</small>;
  return (
    <ProgressBar
      label={savedCopiesTexts.saving(filename)}
      value={size > 0 ? (100 * received) / size : undefined}
    />
  );
}
