/** A text for XML: what it may not hold at all is left out (XML 1.0, section 2.2), what it means otherwise is written as an entity. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** A time as XML formats want it; `undefined` for what is no time. */
export function isoTime(time: string | undefined): string | undefined {
  const ms = Date.parse(time ?? "");
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}
