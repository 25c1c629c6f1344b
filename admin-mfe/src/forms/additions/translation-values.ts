import { languages, type Language, type Translations } from "@ministry/api-client";
import { languages as languageNames, translated } from "../../content/records/additions.ts";

/** A project's components, as a form names them. */
export const componentTexts = ["componentOne", "componentTwo", "componentThree", "componentFour"] as const;
const components: readonly string[] = componentTexts;

/** Texts that can be translated, in the order of the form; a project's components are one list on the wire. */
export const translatableTexts = {
  project: [
    ...(["title", "description", "overview", "geography", "objective", "componentTitle"] as const),
    ...componentTexts,
  ],
  event: ["title", "ministry", "description", "moreDescription"],
  document: ["title", "description"],
} as const;
export type Kind = keyof typeof translatableTexts;
type TextOf<K extends Kind> = (typeof translatableTexts)[K][number];

/** A form's fields for translations, one text each: `so.title`. */
export type TranslationValues<K extends Kind> = Record<`${Language}.${TextOf<K>}`, string>;

const entriesOf = (kind: Kind) =>
  languages.flatMap((language) =>
    translatableTexts[kind].map((text) => ({ language, text, name: `${language}.${text}` as const })),
  );

/** Stored translations as the fields of a form; "" where there is none. */
export function translationValues<K extends Kind>(
  kind: K,
  translations: Translations<object> = {},
): TranslationValues<K> {
  const textOf = (language: Language, text: string): string => {
    const texts = (translations[language] ?? {}) as Record<string, string | string[] | undefined>;
    const value = components.includes(text) ? texts.components?.[components.indexOf(text)] : texts[text];
    return typeof value === "string" ? value : "";
  };
  const fields = entriesOf(kind).map(({ language, text, name }) => [name, textOf(language, text)]);
  return Object.fromEntries(fields) as TranslationValues<K>;
}

/** The fields of a form as translations; none into the language the record is written in. */
export function translationsOf<K extends Kind, Texts>(
  kind: K,
  values: TranslationValues<K> & { language: string },
): Translations<Texts> {
  const given = values as Record<string, string | undefined>;
  const own = given["language"] || "en";
  const texts = (language: Language) => {
    const textOf = (text: string) => given[`${language}.${text}`]?.trim() ?? "";
    const single = translatableTexts[kind].filter(
      (text) => !components.includes(text) && textOf(text) !== "",
    );
    const list = kind === "project" ? components.map(textOf) : [];
    return {
      ...Object.fromEntries(single.map((text) => [text, textOf(text)])),
      ...(list.some(Boolean) && { components: list }),
    };
  };
  const all = languages
    .filter((language) => language !== own)
    .map((language) => [language, texts(language)] as const);
  return Object.fromEntries(all.filter(([, one]) => Object.keys(one).length > 0)) as Translations<Texts>;
}

/** What the fields for translations are called: `Title (Somali)`. */
export const translationLabels = (
  kind: Kind,
  labels: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    entriesOf(kind).map(({ language, text, name }) => [
      name,
      translated(labels[text] ?? text, languageNames[language]),
    ]),
  );
