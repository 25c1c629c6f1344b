import { wordsOf } from "./words.ts";

/** A text with the words marked that a search found in it. */
export function Marked({ text, isMarked }: { text: string; isMarked: (word: string) => boolean }) {
  return text
    .split(/([\p{L}\p{N}\p{M}'’ʿʾ]+)/u)
    .map((piece, at) => (wordsOf(piece).some(isMarked) ? <mark key={at}>{piece}</mark> : piece));
}
