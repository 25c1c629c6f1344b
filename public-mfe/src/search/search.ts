import {
  byBeginning,
  bySlip,
  bySound,
  byWhole,
  termsOf,
  type Term,
  type WordMatch,
} from "@ministry/api-client/search";
import { findWord, indexOf, type Searched, type WordIndex } from "./word-index.ts";

export type { Searched } from "./word-index.ts";

/** Those of some lists that answer a search, and whether only words that are spelt otherwise were found. */
export interface SearchResult<T> {
  /** The best of each list first; those that have the words as they were typed before all that are alike. */
  found: T[][];
  isSimilar: boolean;
  /** The words that answered, as `wordsOf` gives them: for marking them in what is shown. */
  words: ReadonlySet<string>;
}

/**
 * Searches lists of entries. Each word that is looked for has to stand in an entry: as it was typed, as another
 * spelling of the same name, or, where no list has the word, with one letter wrong. A search without words finds
 * everything.
 */
export function searchLists<T extends Searched>(
  lists: readonly (readonly T[])[],
  text: string,
): SearchResult<T> {
  const terms = termsOf(text);
  const words = new Set<string>();
  if (terms.length === 0) return { found: lists.map((list) => [...list]), isSimilar: false, words };
  const indexes = lists.map(indexOf);
  const answers = terms.map((term) => answersTo(term, indexes, words));
  const ranked = lists.map((list, at) =>
    rank(
      list,
      answers.map((each) => each[at] ?? none),
    ),
  );
  const hits = ranked.flat();
  return {
    found: ranked.map((some) => some.map(({ entry }) => entry)),
    isSimilar: hits.length > 0 && hits.every(({ isExact }) => !isExact),
    words,
  };
}

/** Of one list: the entries that answer a term, with how well. */
interface Answers {
  exact: Scores;
  alike: Scores;
}
type Scores = ReadonlyMap<number, number>;
const none: Answers = { exact: new Map(), alike: new Map() };

/** What answers a term in each of the lists. */
function answersTo({ typed, others }: Term, indexes: readonly WordIndex[], words: Set<string>): Answers[] {
  const find = (match: (wanted: string) => WordMatch, wanted: readonly string[]) =>
    indexes.map((index) => all(wanted.map((word) => findWord(index, match(word), words))));
  const exact = find(byBeginning, typed);
  const isKnown = exact.some(({ size }) => size > 0);
  const ways = [...others.map((name) => find(byWhole, name)), find(bySound, typed)];
  if (!isKnown) ways.push(find(bySlip, typed));
  return exact.map((scores, at) => ({
    exact: scores,
    alike: new Map(ways.flatMap((way) => [...(way[at] ?? [])])),
  }));
}

/** The entries that every one of several words has found. */
function all([first = new Map<number, number>(), ...others]: readonly Scores[]): Scores {
  if (others.length === 0) return first;
  const both = [...first].filter(([at]) => others.every((scores) => scores.has(at)));
  return new Map(
    both.map(([at, score]) => [at, others.reduce((sum, scores) => sum + (scores.get(at) ?? 0), score)]),
  );
}

interface Hit<T> {
  entry: T;
  score: number;
  isExact: boolean;
}

/** The entries that have every term, the best first; what answers equally well stays in its order. */
function rank<T>(list: readonly T[], answers: readonly Answers[]): Hit<T>[] {
  return list
    .flatMap((entry, at): Hit<T>[] => {
      let score = 0;
      let isExact = true;
      for (const { exact, alike } of answers) {
        const mark = exact.get(at) ?? alike.get(at);
        if (mark === undefined) return [];
        isExact &&= exact.has(at);
        score += mark;
      }
      return [{ entry, score, isExact }];
    })
    .sort((one, other) => Number(other.isExact) - Number(one.isExact) || other.score - one.score);
}
