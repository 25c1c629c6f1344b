import { fileSize } from "@ministry/shared-ui";
import * as pictureTexts from "../../content/forms/pictures.ts";

const remembered = pictureTexts.choiceRemembered;

/**
 * What it costs to send photos in their original size, in words.
 *
 * @param before bytes of the originals
 * @param after bytes of the photos made smaller; left out while they are not all made
 */
export function costText(before: number, after?: number): string {
  if (after === undefined) return pictureTexts.usesData(dataOf(before), remembered);
  if (after > before * 0.9) return pictureTexts.smallEnough(remembered);
  return pictureTexts.usesLessData(dataOf(before), dataOf(after), remembered);
}

const megabyte = 1_048_576;

/** Data as people count it: whole megabytes from one on. */
const dataOf = (bytes: number) =>
  bytes < megabyte ? fileSize(bytes) : pictureTexts.megabytes(Math.round(bytes / megabyte));
