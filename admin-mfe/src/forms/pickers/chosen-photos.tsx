import * as pictureTexts from "../../content/forms/pictures.ts";
import { PhotoPreview } from "./photo-preview.tsx";
import { PhotoSize } from "./photo-size.tsx";
import { ScalingNotes } from "./scaling-notes.tsx";
import { usePreparation } from "../../pictures/scaling/use-preparation.ts";
import css from "../forms.module.css";
import { NamedButton } from "../../screen/named-button.tsx";

export interface ChosenPhotosProps {
  files: readonly File[];
  onRemove: (file: File) => void;
  /** A photo turned out to be none; it has to be taken out, and `message` is for the person. */
  onRefused: (file: File, message: string) => void;
}

/** Photos that are to be sent: each with what it weighs and a way out, and what is made of them before. */
export function ChosenPhotos({ files, onRemove, onRefused }: ChosenPhotosProps) {
  usePreparation(files, onRefused);
  if (files.length === 0) return null;
  return (
    <>
      <ul className={css.previews} role="list" aria-label={pictureTexts.chosenPhotos}>
        {files.map((file, index) => (
          <li key={`${file.name}${file.size}${file.lastModified}`} className={css.previewCard}>
            <PhotoPreview file={file} alt={pictureTexts.photo(index + 1, file.name)} empty={css.noPreview} />
            <span className={css.fileName} dir="auto">
              {file.name}
            </span>
            <PhotoSize file={file} />
            <NamedButton
              label={pictureTexts.remove}
              name={pictureTexts.removeNamed(file.name)}
              variant="secondary"
              onClick={() => onRemove(file)}
            />
          </li>
        ))}
      </ul>
      <ScalingNotes files={files} />
    </>
  );
}
