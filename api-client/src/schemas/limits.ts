/** Limits both sides of the wire keep to (requirements.md; AMB-15, AMB-28, AMB-45). */

/** Longest text field in characters. The counters on the forms (300, 600, 800) are hints far below it (AMB-28). */
export const maxTextLength = 20_000;

/** Files of one request or one picker (AMB-15). */
export const maxFilesPerRequest = 20;

/** Bytes of one image: "10 MB" read as 10·1024·1024 (AMB-15). */
export const maxImageBytes = 10 * 1024 * 1024;

/** Bytes of one publication; the server may be set to another figure (AMB-45). */
export const maxDocumentBytes = 50 * 1024 * 1024;

/** Events on one page of the list unless asked otherwise (P-145, A-184). */
export const defaultEventPageSize = 50;

/** Bytes in the MB of every size shown (AMB-36). */
export const bytesPerMb = 1_048_576;

/**
 * Progress in percent: whole numbers and fractions from 0 to 100; empty or not a number counts as 0
 * (A-108, A-121, P-140).
 */
export function clampProgress(value: unknown): number {
  const number = typeof value === "string" ? Number.parseFloat(value) : value;
  if (typeof number !== "number" || Number.isNaN(number)) return 0;
  return Math.min(100, Math.max(0, number));
}
