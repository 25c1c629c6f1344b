import { isRecord, languages, textLimitOf, translatedTexts } from "@ministry/api-client/schemas";
import { type StoredTranslations } from "../database/tables/columns.ts";
import { cleanText } from "../http/input/clean-input.ts";
import { badRequest } from "../lib/problems.ts";
import { type Form } from "./read-form.ts";

const maxComponents = 4;
const unreadable = () => badRequest("The translations could not be read. Please send them again.");

/**
 * The translations a form carries as JSON, by language and clean name; `undefined` when it carries none. Empty texts,
 * and names nobody knows, are left out. Throws a 400 `Problem` for what is no text or too long.
 */
export function translationsIn(
  form: Form,
  kind: keyof typeof translatedTexts,
): StoredTranslations | undefined {
  const json = form.texts.get("translations");
  if (json === undefined) return undefined;
  const given = json.trim() === "" ? {} : parsed(json);
  if (!isRecord(given)) throw unreadable();
  return Object.fromEntries(
    languages.flatMap((language) => {
      const texts = textsIn(given[language], translatedTexts[kind]);
      return Object.keys(texts).length === 0 ? [] : [[language, texts]];
    }),
  );
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw unreadable();
  }
}

function textsIn(given: unknown, names: readonly string[]): Record<string, string | string[]> {
  if (given === undefined || given === null) return {};
  if (!isRecord(given)) throw unreadable();
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = name === "components" ? listIn(given[name], name) : textIn(given[name], name);
      return text.length === 0 ? [] : [[name, text]];
    }),
  );
}

/** A text as it can be stored, "" where there is none: JSON may have written what a form could not hold. */
function textIn(given: unknown, name: string): string {
  if (given === undefined || given === null) return "";
  if (typeof given !== "string") throw unreadable();
  const text = cleanText(given.replaceAll("\r\n", "\n"));
  if (text.length > textLimitOf(name))
    throw badRequest(`The translation of “${name}” is longer than ${textLimitOf(name)} characters.`);
  return text.trim() === "" ? "" : text;
}

function listIn(given: unknown, name: string): string[] {
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given) || given.length > maxComponents) throw unreadable();
  const texts = given.map((text) => textIn(text, name));
  return texts.every((text) => text === "") ? [] : texts;
}
