import { languages, otherLanguages, type OtherLanguage } from "@ministry/contract";
import { describe, expect, test } from "vitest";
import { searchLists, type Searched } from "../search/search.ts";
import { codes, takenFromEnglish, textsIn } from "../testing/texts-in.ts";

type Module = Readonly<Record<string, unknown>>;
const modules = import.meta.glob<Module>(
  [
    "./**/*.ts",
    "../../../shared-ui/src/content/*.ts",
    "../../../shared-ui/src/content/*/*.ts",
    "!./*.test.ts",
    "!../../../shared-ui/src/content/*/*.test.ts",
  ],
  { eager: true },
);

/** Modules of texts by their place in English: `./records/lists.ts`; types alone are no texts. */
const english = Object.entries(modules).filter(
  ([path, texts]) => !/\/(?:so|ar)\//.test(path) && Object.keys(texts).length > 0,
);
const inLanguage = (path: string, language: OtherLanguage) =>
  modules[path.replace(/^(?:\.|.*\/content)\//, (content) => `${content}${language}/`)] ?? {};

test("texts in Arabic have the commas, semicolons and question marks of Arabic", () => {
  for (const [path] of english)
    for (const [name, value] of Object.entries(inLanguage(path, "ar")))
      for (const { place, said } of textsIn(value, name)) expect(said, place).not.toMatch(/[,;?](?:\s|$)/);
});

describe.each(otherLanguages)("texts in %s", (language) => {
  test.each(english)("%s has every text of the English one, with as many entries", (path, texts) => {
    const own = inLanguage(path, language);
    for (const name of Object.keys(texts).filter((each) => !takenFromEnglish.has(each)))
      expect(placesOf(own[name], name)).toEqual(placesOf(texts[name], name));
  });

  test.each(english)("%s is in its language, and says something for every number", (path, texts) => {
    for (const [name, value] of Object.entries(inLanguage(path, language))) {
      const first = new Map(textsIn(texts[name], name).map(({ place, said }) => [place, said]));
      for (const { place, said, isId } of textsIn(value, name)) {
        expect(said.trim(), place).not.toBe("");
        expect(said, place).not.toMatch(/undefined|NaN|\[object/);
        if (isId) expect(said, place).toBe(first.get(place));
        else if (!codes.has(said))
          expect(isSaidIn(language, said, first.get(place)), `${place}: ${said}`).toBe(true);
      }
    }
  });

  test("every example of a search finds a page", () => {
    const { searchPage, searchedPages } = inLanguage("./site/search.ts", language) as unknown as SearchTexts;
    for (const words of searchPage.examples)
      expect(searchLists([searchedPages], words).found.flat(), words).not.toEqual([]);
  });
});

interface SearchTexts {
  searchPage: { examples: readonly string[] };
  searchedPages: readonly Searched[];
}

const placesOf = (value: unknown, name: string) => textsIn(value, name).map(({ place }) => place);

/** Whether a text is translated: an Arabic one has Arabic letters, or none; any other of more than three words differs from the English one. */
function isSaidIn(language: OtherLanguage, said: string, first: string | undefined): boolean {
  if (languages[language].dir === "rtl") return /\p{Script=Arabic}/u.test(said) || !/\p{L}/u.test(said);
  return said !== first || said.split(/\s+/).length <= 3;
}
