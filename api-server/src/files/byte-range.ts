import type { ByteRange } from "../storage/object-store.ts";

/**
 * Reads a `Range` header for an object of this size (RFC 9110, section 14). Only one range of bytes is answered in
 * part; several, or another unit, get the whole object, as the standard allows. A range that begins behind the end,
 * or counts nothing from the end, is `"unsatisfiable"`.
 */
export function readRange(
  header: string | undefined,
  totalBytes: number,
): ByteRange | "whole" | "unsatisfiable" {
  const [, from = "", to] = /^bytes\s*=\s*(?:(\d+)\s*)?-\s*(\d*)$/i.exec(header?.trim() ?? "") ?? [];
  if (to === undefined || (from === "" && to === "")) return "whole";
  if (from === "") {
    const length = Math.min(Number(to), totalBytes);
    return length === 0 ? "unsatisfiable" : { first: totalBytes - length, last: totalBytes - 1 };
  }
  const first = Number(from);
  if (to !== "" && Number(to) < first) return "whole";
  if (first >= totalBytes) return "unsatisfiable";
  return { first, last: to === "" ? totalBytes - 1 : Math.min(Number(to), totalBytes - 1) };
}
