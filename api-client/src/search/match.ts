import { isAlikeInSound, isOneLetterApart, singular, withoutSomaliEnding } from "./words.ts";

/** Returns how well a word of a text matches one that is looked for; 0 when it does not. */
export type WordMatch = (word: string) => number;

const marks = { same: 3, begins: 2, alike: 1 } as const;

/** The beginning of a word, its plural left aside: "river" finds "rivers", and no "drivers". */
export function byBeginning(wanted: string): WordMatch {
  const beginning = singular(wanted);
  const inSomali = withoutSomaliEnding(wanted);
  return (word) => {
    if (word === wanted) return marks.same;
    if (word[0] !== wanted[0]) return 0;
    return word.startsWith(beginning) || withoutSomaliEnding(word) === inSomali ? marks.begins : 0;
  };
}

/** A listed spelling of a name: the whole word alone. "Ali" is a name, and no beginning of "align". */
export const byWhole =
  (wanted: string): WordMatch =>
  (word) =>
    word === wanted ? marks.alike : 0;

/** Another spelling of the name that was typed. */
export const bySound =
  (wanted: string): WordMatch =>
  (word) =>
    isAlikeInSound(wanted, word) ? marks.alike : 0;

/** Shorter words have too many neighbours. */
const shortestForgiven = 5;

/** One slip of the pen. */
export const bySlip =
  (wanted: string): WordMatch =>
  (word) =>
    wanted.length >= shortestForgiven &&
    wanted[0] === word[0] &&
    isOneLetterApart(singular(wanted), singular(word))
      ? marks.alike
      : 0;
