import { wordsOf } from "@ministry/api-client/search";

/** A text with the words marked that a search found in it. */
export function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  return text
    .split(/([\p{L}\p{N}\p{M}'’ʿʾ]+)/u)
    .map((piece, at) =>
      wordsOf(piece).some((word) => words.has(word)) ? <mark key={at}>{piece}</mark> : piece,
    );
}
