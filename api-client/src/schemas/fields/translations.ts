import { isRecord, oneOf } from "./primitives.ts";

/** Languages a record can be written in or translated into: our addition (docs/api.md). */
export const languages = ["en", "so", "ar"] as const;
export type Language = (typeof languages)[number];
/** What a record is written in where it says nothing. */
export const defaultLanguage: Language = "en";

/** The texts of a record by language; a text that is not there is read in the record's own language. */
export type Translations<Texts> = Partial<Record<Language, Partial<Texts>>>;

export interface ProjectTexts {
  title: string;
  description: string;
  overview: string;
  geography: string;
  objective: string;
  componentTitle: string;
  /** At most four, in order; "" where one is not translated. */
  components: string[];
}
export interface EventTexts {
  title: string;
  ministry: string;
  description: string;
  moreDescription: string;
}
export interface PublicationTexts {
  title: string;
  description: string;
}

/** What every record may say of its languages. */
export interface Translated<Texts> {
  /** What the record is written in; English where it says nothing. */
  language?: Language;
  translations?: Translations<Texts>;
  /** Names of the texts that `inLanguage` exchanged: they are in the reader's language, all others in the record's. */
  translated?: string[];
}

/** The languages of a record as it travels; a language or text that does not fit is left out. */
export function readLanguages<Texts>(wire: { language?: unknown; translations?: unknown }) {
  return {
    language: oneOf(languages, wire.language),
    translations: readTranslations<Texts>(wire.translations),
  };
}

function readTranslations<Texts>(given: unknown): Translations<Texts> | undefined {
  if (!isRecord(given)) return undefined;
  const known = languages.flatMap((language) => {
    const texts = given[language];
    return isRecord(texts) ? [[language, translatedIn(texts)]] : [];
  });
  return Object.fromEntries(known) as Translations<Texts>;
}

/** The entries that are texts; `components` is the one list of them. */
function translatedIn(texts: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(texts).filter(([name, text]) =>
      name === "components" ? Array.isArray(text) && text.every(isText) : isText(text),
    ),
  );
}

const isText = (value: unknown) => typeof value === "string";
