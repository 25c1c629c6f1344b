import { Checkbox, ProgressBar } from "@ministry/shared-ui";
import * as pictureTexts from "../../content/forms/pictures.ts";
import { costText } from "../../pictures/rules/cost-text.ts";
import { originalSize, useOriginalSize } from "../../pictures/rules/original-size.ts";
import { preparations } from "../../pictures/scaling/prepare.ts";
import css from "./scaling.module.css";

/** Below chosen photos: how far scaling is, and the choice to send the originals with what that costs. */
export function ScalingNotes({ files }: { files: readonly File[] }) {
  const original = useOriginalSize();
  const made = files.map((file) => preparations.of(file));
  const ready = made.filter((now) => now?.state === "ready").length;
  const working = ready < files.length;
  return (
    <div className={css.notes}>
      <div role="status">{working && <p>{pictureTexts.scalingProgress(ready, files.length)}</p>}</div>
      {working && <ProgressBar label={pictureTexts.photosMadeSmaller} value={(100 * ready) / files.length} />}
      <Checkbox
        label={pictureTexts.originalSize}
        hint={costOf(files)}
        checked={original}
        onChange={({ target }) => originalSize.set(target.checked)}
      />
    </div>
  );
}

/** What sending the originals costs; what was not made smaller yet has no size to compare. */
function costOf(files: readonly File[]): string {
  const made = files.map((file) => preparations.of(file));
  const before = files.reduce((sum, { size }) => sum + size, 0);
  const after = made.reduce((sum, now) => sum + (now?.state === "ready" ? now.file.size : Number.NaN), 0);
  return costText(before, Number.isNaN(after) ? undefined : after);
}
