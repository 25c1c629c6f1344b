import { soundsOf, wordsOf } from "@ministry/api-client/search";
import { maxWordLength, maxWordBytes, maxWords, passageLetters } from "./text-limits.ts";

/** A piece of a document's text, with what it is found by. */
export interface Passage {
  text: string;
  words: string[];
}

/** A sound in the index begins with this, which no word has. */
export const soundMark = "~";

/** The words of a text and their sounds, each once; fit for an index. */
function indexedWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))].filter((word) => word !== "" && word.length <= maxWordLength);
  const sounds = words.flatMap((word) => soundsOf(word).map((sound) => soundMark + sound));
  return [...new Set([...words, ...sounds])];
}

/** Divides a text between words. What comes after the limit of different words is shown and not found. */
export function passagesOf(text: string): Passage[] {
  const fits = wordBudget();
  const passages: Passage[] = [];
  for (let from = 0; from < text.length;) {
    const end = endOf(text, from);
    const passage = text.slice(from, end).trim();
    passages.push({ text: passage, words: indexedWords(passage).filter(fits) });
    from = end;
  }
  return passages;
}

/** Tells of each word whether there is room for it in the index of a document. */
function wordBudget(): (word: string) => boolean {
  const known = new Set<string>();
  let left = maxWordBytes;
  return (word) => {
    if (known.has(word)) return true;
    const bytes = Buffer.byteLength(word);
    if (known.size >= maxWords || bytes > left) return false;
    known.add(word);
    left -= bytes;
    return true;
  };
}

/** Where a passage ends: behind a blank, or between two letters. */
function endOf(text: string, from: number): number {
  const limit = from + passageLetters;
  if (limit >= text.length) return text.length;
  const blank = text.lastIndexOf(" ", limit);
  if (blank > from) return blank + 1;
  // A letter beyond the basic plane has two places.
  return /[\ud800-\udbff]/.test(text.charAt(limit - 1)) ? limit + 1 : limit;
}
