import { wordsOf, type WordMatch } from "@ministry/api-client/search";

/** What is searched of an entry. */
export interface Searched {
  title: string;
  description: string;
  /** All else that it says. */
  more?: string | undefined;
}

/** Where a word occurs: the entry's index in its list, doubled, and one more where it is in the title. */
type Places = number[];

interface Known {
  places: Places;
  /** As it was written where it occurs first. */
  written: string;
}

/** The words of a list, each with the entries that have it. */
export type WordIndex = ReadonlyMap<string, Known>;

const titleWeight = 4;
const known = new WeakMap<readonly Searched[], WordIndex>();

/** The index of a list; made once for each list. */
export function indexOf(list: readonly Searched[]): WordIndex {
  const before = known.get(list);
  if (before) return before;
  const index = new Map<string, Known>();
  // The same words come again and again: taking one apart costs more than finding it here.
  const seen = new Map<string, readonly Places[]>();
  const placesOf = (written: string): readonly Places[] => {
    const found = seen.get(written);
    if (found) return found;
    const places = wordsOf(written).map((word) => {
      const those = index.get(word) ?? { places: [], written };
      index.set(word, those);
      return those.places;
    });
    seen.set(written, places);
    return places;
  };
  list.forEach(({ title, description, more = "" }, at) => {
    const add = (text: string, place: number) => {
      for (const written of text.split(between))
        for (const places of placesOf(written)) if ((places.at(-1) ?? -1) >> 1 !== at) places.push(place);
    };
    add(title, at * 2 + 1);
    add(description, at * 2);
    add(more, at * 2);
  });
  known.set(list, index);
  return index;
}

/** What no word has; marks, apostrophes and the like are left to `wordsOf`. */
const between = /[\s.,;:!?()[\]"“”«»،؛؟–—-]+/;

/** The entries that have a word that answers, with how well; each word that answers is put into `answering`. */
export function findWord(index: WordIndex, match: WordMatch, answering: Set<string>): Map<number, number> {
  const found = new Map<number, number>();
  for (const [word, { places }] of index) {
    const mark = match(word);
    if (mark === 0) continue;
    answering.add(word);
    for (const place of places) {
      const score = mark * (place % 2 === 1 ? titleWeight : 1);
      if (score > (found.get(place >> 1) ?? 0)) found.set(place >> 1, score);
    }
  }
  return found;
}

/** Shorter beginnings have too many ends. */
const shortestBegun = 2;

/** Words that begin with the last one of a search, those that most entries have first; as they are written. */
export function completions(lists: readonly (readonly Searched[])[], text: string, most: number): string[] {
  const begun = /\s$/.test(text) ? undefined : wordsOf(text).at(-1);
  if (!begun || begun.length < shortestBegun) return [];
  const counts = new Map<string, { count: number; written: string }>();
  for (const list of lists)
    for (const [word, { places, written }] of indexOf(list)) {
      if (!word.startsWith(begun) || word === begun) continue;
      const { count } = counts.get(word) ?? { count: 0 };
      counts.set(word, { count: count + places.length, written: written.toLowerCase() });
    }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ written }) => written);
}
