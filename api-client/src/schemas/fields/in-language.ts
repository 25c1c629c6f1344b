import { defaultLanguage, type Language, type Translated } from "./translations.ts";

/**
 * A record as a reader of a language is shown it: with the texts that it has in that language, and those it lacks as they
 * were written. Its translations are left out.
 */
export function inLanguage<R extends Translated<object>>(record: R, wanted: Language): R {
  const { translations, ...own } = record;
  const isWrittenIn = (own.language ?? defaultLanguage) === wanted;
  const texts = Object.entries((!isWrittenIn && translations?.[wanted]) || {}).filter(([, text]) =>
    isFilled(text),
  );
  if (texts.length === 0) return own as R;
  const shown = texts.map(([name, text]) => [name, merged(text, own[name as keyof typeof own])] as const);
  return { ...own, ...Object.fromEntries(shown), translated: texts.map(([name]) => name) } as unknown as R;
}

const isFilled = (text: unknown): boolean =>
  Array.isArray(text) ? text.some(isFilled) : typeof text === "string" && text.trim() !== "";

/** Of a list, what is translated of it. */
const merged = (text: unknown, own: unknown): unknown =>
  Array.isArray(text) && Array.isArray(own)
    ? own.map((each: unknown, at) => (isFilled(text[at]) ? (text[at] as unknown) : each))
    : text;
