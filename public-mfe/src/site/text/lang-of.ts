import type { Language, Translated } from "@ministry/api-client";
import { language as ofPage } from "../../content/site/language.ts";

/** What a record says of the languages of its texts. */
export type Written = Pick<Translated<object>, "language" | "translated">;

/** The language a text of a record is in, for its element's `lang`; `undefined` where it is the page's. */
export function langOf(record: Written | undefined, text: string): Language | undefined {
  if (!record || record.translated?.includes(text)) return undefined;
  const language = record.language ?? "en";
  return language === ofPage ? undefined : language;
}
