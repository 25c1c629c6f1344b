import { fileSize } from "@ministry/shared-ui";

const remembered = "This device remembers the choice.";

/**
 * What it costs to send photos in their original size, in words.
 *
 * @param before bytes of the originals
 * @param after bytes of the photos made smaller; left out while they are not all made
 */
export function costText(before: number, after?: number): string {
  if (after === undefined) return `Uses ${dataOf(before)} of data. ${remembered}`;
  if (after > before * 0.9) return `These are small enough to be sent as they are. ${remembered}`;
  return `Uses ${dataOf(before)} of data instead of ${dataOf(after)}. ${remembered}`;
}

const megabyte = 1_048_576;

/** Data as people count it: whole megabytes from one on. */
const dataOf = (bytes: number) => (bytes < megabyte ? fileSize(bytes) : `${Math.round(bytes / megabyte)} MB`);
