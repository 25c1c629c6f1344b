import { defaultLanguage, languages, projectStages, sectors, startYears } from "@ministry/api-client/schemas";
import { badRequest } from "../lib/problems.ts";
import { type NewDocument } from "../repositories/content/documents.ts";
import { type NewEvent } from "../repositories/content/events.ts";
import { type NewProject } from "../repositories/content/projects.ts";
import { type Form } from "./read-form.ts";
import { translationsIn } from "./translations.ts";
import { dayIn, momentOf, numberIn, optionIn } from "./typed-texts.ts";

/*
 * The columns that a form's additional fields say something about (docs/api.md). A field left out changes nothing, an
 * empty one takes its value away. Each throws a 400 `Problem` for a value that can't be.
 */

export const projectAdditions = (form: Form): Partial<NewProject> =>
  sent({
    district: form.texts.get("district")?.trim(),
    latitude: numberIn(form, "latitude", { min: -90, max: 90 }),
    longitude: numberIn(form, "longitude", { min: -180, max: 180 }),
    stage: optionIn(form, "stage", projectStages),
    progress: numberIn(form, "progress", { min: 0, max: 100, whole: true }),
    startYear: numberIn(form, "startYear", { ...startYears, whole: true }),
    ...languagesIn(form, "project"),
  });

export const eventAdditions = (form: Form): Partial<NewEvent> =>
  sent({
    startsAt: momentOf(form, "startsAt"),
    endsAt: momentOf(form, "endsAt"),
    venue: form.texts.get("venue")?.trim(),
    sector: optionIn(form, "sector", sectors),
    district: form.texts.get("district")?.trim(),
    ...languagesIn(form, "event"),
  });

export const documentAdditions = (form: Form): Partial<NewDocument> =>
  sent({
    closingDate: dayIn(form, "closingDate"),
    sector: optionIn(form, "sector", sectors),
    district: form.texts.get("district")?.trim(),
    ...languagesIn(form, "document"),
  });

/** Throws a 400 `Problem` for half a position, as the record would have it after the change. */
export function assertWholePosition({
  latitude,
  longitude,
}: Pick<NewProject, "latitude" | "longitude">): void {
  if (((latitude ?? null) === null) !== ((longitude ?? null) === null))
    throw badRequest("Latitude and longitude go together. Please send both or none.");
}

/** Throws a 400 `Problem` for an event that would end before it begins, as it would be after the change. */
export function assertOccasion({ startsAt, endsAt }: Pick<NewEvent, "startsAt" | "endsAt">): void {
  if (!endsAt) return;
  if (!startsAt) throw badRequest("An event that ends has to begin. Please send its beginning too.");
  if (endsAt < startsAt) throw badRequest("The event can’t end before it begins.");
}

function languagesIn(form: Form, kind: Parameters<typeof translationsIn>[1]) {
  const language = optionIn(form, "language", languages);
  return {
    language: language === null ? defaultLanguage : language,
    translations: translationsIn(form, kind),
  };
}

/** The entries that were sent. */
function sent<T extends object>(columns: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as T;
}
