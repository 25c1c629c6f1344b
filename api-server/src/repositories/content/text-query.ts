import { singular, somaliForms, soundsOf, type Term, termsOf } from "@ministry/api-client/search";
import { maxWordLength } from "../../media/texts/text-limits.ts";
import { soundMark } from "../../media/texts/passages.ts";

/** Queries in PostgreSQL's own language, made of words alone. */
export interface TextQuery {
  /** Every word, as it was typed. */
  typed: string;
  /** Every word, as it was typed or in another spelling. */
  every: string;
  /** One of them, in whatever spelling. */
  any: string;
}

/** More words than that say nothing more of what is looked for. */
const maxTerms = 8;
/** Shorter beginnings have too many ends; such a word is looked for as a whole. */
const minPrefixLength = 3;

/**
 * What a search asks the index of texts for, by the rules of the device's own search, but for slips of the pen;
 * `undefined` where there is not one word of some length.
 */
export function textQuery(search: string): TextQuery | undefined {
  const terms = termsOf(search).slice(0, maxTerms);
  if (!terms.some(({ typed }) => typed.join("").length >= minPrefixLength)) return undefined;
  const asTyped = terms.map(({ typed }) => allOf(typed.map(beginning)));
  const each = terms.map((term, at) => oneOf([asTyped[at] ?? "", ...otherSpellings(term)]));
  return { typed: allOf(asTyped), every: allOf(each), any: oneOf(each) };
}

/** The beginning of a word, its plural left aside, and its Somali endings. */
function beginning(word: string): string {
  if (word.length < minPrefixLength) return whole(word);
  return oneOf([`${whole(singular(word))}:*`, ...somaliForms(word).map(whole)]);
}

/** The listed spellings of a name, and whatever sounds like it. */
function otherSpellings({ typed, others }: Term): string[] {
  const names = others.map((name) => allOf(name.map(whole)));
  const sounds = typed.map(soundsOf);
  if (sounds.some((of) => of.length === 0)) return names;
  return [...names, allOf(sounds.map((of) => oneOf(of.map((sound) => whole(soundMark + sound)))))];
}

/** A word in quotes; `wordsOf` leaves letters and digits alone, so that none can end them. */
const whole = (word: string) => `'${word.slice(0, maxWordLength).replaceAll(/['\\]/g, "")}'`;
const oneOf = (queries: readonly string[]) => `(${[...new Set(queries)].join(" | ")})`;
const allOf = (queries: readonly string[]) =>
  queries.length === 1 ? (queries[0] ?? "") : `(${queries.join(" & ")})`;
