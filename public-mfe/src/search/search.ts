import { isOneLetterApart, singular, soundOf, withoutSomaliEnding, wordsOf } from "./words.ts";

export interface Searched {
  title: string;
  description: string;
}

/** Says how well a word that stands in a text answers one that is looked for; 0 when it does not. */
export type WordMatch = (wanted: string, word: string) => number;

/** The beginning of a word, its plural left aside: "river" finds "rivers", and no "drivers". */
const byBeginning: WordMatch = (wanted, word) => {
  if (word === wanted) return 3;
  return word.startsWith(singular(wanted)) || isSameInSomali(wanted, word) ? 2 : 0;
};

const isSameInSomali = (wanted: string, word: string) =>
  wanted[0] === word[0] && withoutSomaliEnding(wanted) === withoutSomaliEnding(word);

/** Words shorter than this have too many neighbours. */
const shortestForgiven = 4;

/** As `byBeginning`, but forgiving a slip of the pen and the many romanisations of a name. */
const bySpelling: WordMatch = (wanted, word) => {
  const match = byBeginning(wanted, word);
  if (match > 0 || wanted.length < shortestForgiven || word.length < shortestForgiven) return match;
  const sound = soundOf(wanted);
  if (sound.length > 2 && sound === soundOf(word)) return 1;
  return wanted[0] === word[0] && isOneLetterApart(singular(wanted), singular(word)) ? 1 : 0;
};

const titleWeight = 4;

/** How well an entry answers a search: 0 unless every word that is looked for stands in its title or description. */
function scoreOf({ title, description }: Searched, wanted: readonly string[], match: WordMatch): number {
  const texts = [wordsOf(title), wordsOf(description)] as const;
  let score = 0;
  for (const word of wanted) {
    const [inTitle, inDescription] = texts.map((words) => best(words, (one) => match(word, one)));
    const found = Math.max((inTitle ?? 0) * titleWeight, inDescription ?? 0);
    if (found === 0) return 0;
    score += found;
  }
  return score;
}

const best = (words: readonly string[], score: (word: string) => number): number =>
  words.reduce((most, word) => Math.max(most, score(word)), 0);

/** Those of some lists that answer a search, and whether only words that are spelt otherwise were found. */
export interface SearchResult<T> {
  found: T[][];
  isSimilar: boolean;
  /** For marking the words in what is shown. */
  match: WordMatch;
}

/**
 * Searches lists of entries, the best of each first. Another spelling counts only where no entry of any list has the
 * words as they were typed. A search without words finds everything.
 */
export function searchLists<T extends Searched>(
  lists: readonly (readonly T[])[],
  text: string,
): SearchResult<T> {
  const wanted = wordsOf(text);
  const by = (match: WordMatch) =>
    lists.map((list) => (wanted.length > 0 ? ranked(list, wanted, match) : [...list]));
  const found = by(byBeginning);
  if (found.some(({ length }) => length > 0)) return { found, isSimilar: false, match: byBeginning };
  const similar = by(bySpelling);
  return { found: similar, isSimilar: similar.some(({ length }) => length > 0), match: bySpelling };
}

/** The best first; what answers equally well stays in its order. */
function ranked<T extends Searched>(list: readonly T[], wanted: readonly string[], match: WordMatch): T[] {
  return list
    .map((entry) => ({ entry, score: scoreOf(entry, wanted, match) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}
