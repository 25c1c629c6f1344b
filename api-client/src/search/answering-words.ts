import { byBeginning, bySound, byWhole } from "./match.ts";
import { termsOf } from "./names.ts";
import { wordsOf } from "./words.ts";

/**
 * The words of a text that answer a search, as `wordsOf` gives them: begun as they were typed, or another spelling of
 * the same name. For marking them, and for finding the place to show.
 */
export function answeringWords(search: string, text: string): ReadonlySet<string> {
  const matches = termsOf(search).flatMap(({ typed, others }) => [
    ...typed.flatMap((word) => [byBeginning(word), bySound(word)]),
    ...others.flat().map(byWhole),
  ]);
  return new Set(wordsOf(text).filter((word) => matches.some((match) => match(word) > 0)));
}
