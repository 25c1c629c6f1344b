import { wordsOf } from "./words.ts";

/** About so many letters of a text are shown below a hit: two lines of a wide screen. */
const length = 200;
/** So many of them come before the match. */
const before = 60;

/** The part of a hit's texts to show: its description, or the text around a match that only `more` has. */
export function excerptOf(
  { title, description, more = "" }: { title: string; description: string; more?: string | undefined },
  words: ReadonlySet<string>,
): { text: string; isDescription: boolean } {
  const inTitle = placeOf(title, words) !== undefined;
  const at = placeOf(description, words);
  const atMore = inTitle || at !== undefined ? undefined : placeOf(more, words);
  return atMore === undefined
    ? { text: cut(description, at ?? 0), isDescription: true }
    : { text: cut(more, atMore), isDescription: false };
}

/** About 200 letters of a text around the first of these words, cut between words. */
export const excerptAround = (text: string, words: ReadonlySet<string>): string =>
  cut(text, placeOf(text, words) ?? 0);

/** Position of the first match. */
function placeOf(text: string, words: ReadonlySet<string>): number | undefined {
  for (const piece of text.matchAll(/[\p{L}\p{N}\p{M}'’ʿʾ]+/gu))
    if (wordsOf(piece[0]).some((word) => words.has(word))) return piece.index;
  return undefined;
}

/** Cuts between words. */
function cut(text: string, at: number): string {
  if (text.length <= length) return text;
  const from = at <= length - before ? 0 : text.indexOf(" ", at - before) + 1;
  const end = from + length < text.length ? text.lastIndexOf(" ", from + length) : text.length;
  return `${from > 0 ? "… " : ""}${text.slice(from, end > at ? end : from + length)}${end < text.length ? " …" : ""}`;
}
