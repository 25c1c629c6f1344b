import { inLanguage, type PublicApi, type Translated } from "@ministry/api-client";
import { language } from "../../content/site/language.ts";

/** A call's answer: a record, several, or a page of them. */
type Answer = Translated<object> | readonly Answer[] | { items: readonly Answer[] };
type Calls = Record<string, (...asked: never[]) => Promise<Answer>>;

/** The API's reads with the records' texts in the language of the page, as far as they have them. */
export function inPageLanguage(api: PublicApi): PublicApi {
  const { projects, achievements, events, publications } = api;
  return {
    ...api,
    projects: translated(projects),
    achievements: translated(achievements),
    events: translated(events),
    publications: translated(publications),
  };
}

const translated = <Reads extends object>(reads: Reads): Reads =>
  Object.fromEntries(
    Object.entries(reads as Calls).map(([name, read]) => [
      name,
      async (...asked: never[]) => shown(await read(...asked)),
    ]),
  ) as Reads;

const shown = (answer: Answer): Answer => {
  if (Array.isArray(answer)) return answer.map(shown);
  return "items" in answer
    ? { ...answer, items: answer.items.map(shown) }
    : inLanguage(answer as Translated<object>, language);
};
