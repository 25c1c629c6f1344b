import { megabytes } from "@ministry/shared-ui";
import { useOriginalSize } from "./original-size.ts";
import { preparations, type Preparation } from "./prepare.ts";
import css from "./scaling.module.css";

/** What a chosen photo weighs, and what will be sent of it. */
export function PhotoSize({ file }: { file: File }) {
  const original = useOriginalSize();
  const now = preparations.of(file);
  return <small className={css.size}>{words(file.size, original ? undefined : now)}</small>;
}

function words(size: number, now: Preparation | undefined): string {
  if (!now) return megabytes(size);
  if (now.state === "waiting") return `${megabytes(size)}, waits to be scaled down`;
  if (now.state === "working") return `${megabytes(size)}, is scaled down…`;
  // A few bytes of metadata less are no other size to a person.
  return now.file.size < size * 0.9
    ? `${megabytes(size).replace(" MB", "")} → ${megabytes(now.file.size)}`
    : megabytes(size);
}
