import { soundsOf, wordsOf } from "@ministry/api-client/search";
import { longestWord, mostWords, passageLetters } from "./text-limits.ts";

/** A piece of a document's text, with what it is found by. */
export interface Passage {
  text: string;
  words: string[];
}

/** A sound in the index begins with this, which no word has. */
export const soundMark = "~";

/** The words of a text and their sounds, each once; fit for an index. */
function indexedWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))].filter((word) => word !== "" && word.length <= longestWord);
  const sounds = words.flatMap((word) => soundsOf(word).map((sound) => soundMark + sound));
  return [...new Set([...words, ...sounds])];
}

/** Divides a text between words. What comes after the limit of different words is shown and not found. */
export function passagesOf(text: string): Passage[] {
  const known = new Set<string>();
  const passages: Passage[] = [];
  for (let from = 0; from < text.length;) {
    const end = endOf(text, from);
    const passage = text.slice(from, end).trim();
    const words = indexedWords(passage).filter((word) => known.has(word) || known.size < mostWords);
    for (const word of words) known.add(word);
    passages.push({ text: passage, words });
    from = end;
  }
  return passages;
}

function endOf(text: string, from: number): number {
  const limit = from + passageLetters;
  if (limit >= text.length) return text.length;
  const blank = text.lastIndexOf(" ", limit);
  return blank > from ? blank + 1 : limit;
}
