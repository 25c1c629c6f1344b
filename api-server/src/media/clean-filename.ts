const maxBytes = 255;

/** Controls, and the marks that turn text round and so disguise an ending. */
const invisible = /[\p{Cc}\p{Bidi_Control}\uFEFF]/gu;

/**
 * A sender's file name made fit to be offered to others: no folder, nothing invisible, at most 255 bytes, and an
 * ending that agrees with what the file really is.
 */
export function cleanFilename(name: string, extension: string): string {
  const last = Buffer.from(name).toString().split(/[/\\]/).at(-1) ?? "";
  const seen = last.replaceAll(invisible, "").replaceAll(/\s+/g, " ").trim();
  const ending = `.${extension}`;
  const stem = seen.toLowerCase().endsWith(ending) ? seen.slice(0, -ending.length) : seen;
  const kept = seen.slice(stem.length) || ending;
  return `${cut(stem, maxBytes - Buffer.byteLength(kept)) || "document"}${kept}`;
}

/** Shortens text to so many bytes of UTF-8 without cutting a character. */
function cut(text: string, bytes: number): string {
  let kept = "";
  let used = 0;
  for (const character of text) {
    used += Buffer.byteLength(character);
    if (used > bytes) break;
    kept += character;
  }
  return kept;
}
