/** The paragraphs of a text: parted by empty lines; single line breaks stay inside (`white-space: pre-line`). */
export function paragraphs(text: string): string[] {
  return text
    .replaceAll("\r\n", "\n")
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
