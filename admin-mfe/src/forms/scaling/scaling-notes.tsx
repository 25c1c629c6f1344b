import { Checkbox, megabytes, ProgressBar } from "@ministry/shared-ui";
import { originalSize, useOriginalSize } from "./original-size.ts";
import { preparations } from "./prepare.ts";
import css from "./scaling.module.css";

/** Below chosen photos: how far scaling is, and the choice to send the originals with what that costs. */
export function ScalingNotes({ files }: { files: readonly File[] }) {
  const original = useOriginalSize();
  const made = files.map((file) => preparations.of(file));
  const ready = made.filter((now) => now?.state === "ready").length;
  const working = !original && ready < files.length;
  return (
    <div className={css.notes}>
      <div role="status">
        {working && (
          <p>
            {ready} of {files.length} photos scaled down. You may go on with the form meanwhile.
          </p>
        )}
      </div>
      {working && <ProgressBar label="Photos scaled down" value={(100 * ready) / files.length} />}
      <Checkbox
        label="Original size"
        hint={costOf(files)}
        checked={original}
        onChange={({ target }) => originalSize.set(target.checked)}
      />
    </div>
  );
}

/** What sending the originals costs, in words. */
function costOf(files: readonly File[]): string {
  const before = files.reduce((sum, { size }) => sum + size, 0);
  const after = files.reduce((sum, file) => {
    const now = preparations.of(file);
    return sum + (now?.state === "ready" ? now.file.size : Number.NaN);
  }, 0);
  const kept = "Kept as a setting of this device.";
  if (Number.isNaN(after))
    return `Sends all ${megabytes(before)} as they are: slow, and dear on mobile data. ${kept}`;
  if (after > before * 0.9) return `These are small enough to be sent as they are. ${kept}`;
  return `Sends ${megabytes(before)} in the place of ${megabytes(after)}: slow, and dear on mobile data. ${kept}`;
}
