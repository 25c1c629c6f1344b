import { maxImageBytes } from "@ministry/api-client";
import { fileSize } from "@ministry/shared-ui";
import * as pictureTexts from "../../content/forms/pictures.ts";
import { useOriginalSize } from "../../pictures/rules/original-size.ts";
import { preparations, type Preparation } from "../../pictures/scaling/prepare.ts";
import css from "./scaling.module.css";

/** What a chosen photo weighs, and what will be sent of it. */
export function PhotoSize({ file }: { file: File }) {
  const original = useOriginalSize();
  const now = preparations.of(file);
  return <small className={css.size}>{words(file.size, now, original)}</small>;
}

function words(size: number, now: Preparation | undefined, original: boolean): string {
  const whole = fileSize(size);
  if (now?.state === "waiting") return pictureTexts.waitingForScaling(whole);
  if (now?.state === "working") return pictureTexts.scaling(whole);
  if (now?.state !== "ready") return whole;
  if (now.undecoded) return pictureTexts.notScalable(whole);
  // A few bytes of metadata less are no other size to a person.
  const isSmaller = now.file.size < size * 0.9 && (!original || size > maxImageBytes);
  return isSmaller ? `${whole} → ${fileSize(now.file.size)}` : whole;
}
