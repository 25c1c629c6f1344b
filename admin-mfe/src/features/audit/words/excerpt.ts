/** Characters shown before and after what differs. */
const around = 30;
const longest = 160;

/**
 * Two texts cut to where they differ, so that one changed word in a long paragraph is seen at once. Short texts come
 * whole; cuts fall between words and are marked.
 */
export function excerpts(before: string, after: string): [before: string, after: string] {
  if (Math.max(before.length, after.length) <= longest) return [before, after];
  const head = wordStart(before, common(before, after) - around);
  const most = Math.min(before.length, after.length) - head;
  const same = Math.min(common(reversed(before), reversed(after)), most);
  const cut = (text: string) => {
    const end = wordEnd(text, text.length - same + around);
    const middle = text.slice(head, end);
    const shown = middle.length > longest ? `${middle.slice(0, wordEnd(middle, longest))} …` : middle;
    return `${head > 0 ? "… " : ""}${shown}${end < text.length && shown === middle ? " …" : ""}`;
  };
  return [cut(before), cut(after)];
}

/** The beginning of a long text. */
export const beginning = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, wordEnd(text, longest)).trimEnd()} …`;

function common(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  return at;
}

const reversed = (text: string) => [...text].reverse().join("");

/** The start of the word that stands at a place. */
function wordStart(text: string, at: number): number {
  return at <= 0 ? 0 : text.lastIndexOf(" ", at) + 1;
}

/** The end of the word that stands at a place. */
function wordEnd(text: string, at: number): number {
  const end = text.indexOf(" ", at);
  return at >= text.length || end === -1 ? text.length : end;
}
