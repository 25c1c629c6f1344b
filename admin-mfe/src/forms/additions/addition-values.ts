import {
  maxDistrictLength,
  maxVenueLength,
  ministryTime,
  momentAt,
  startYears,
  type EventTexts,
  type NewsEvent,
  type Project,
  type ProjectTexts,
  type Publication,
  type PublicationTexts,
} from "@ministry/api-client";
import * as words from "../../content/records/additions.ts";
import {
  translationLabels,
  translationsOf,
  translationValues,
  type TranslationValues,
} from "./translation-values.ts";

const projectNames = [
  "district",
  "latitude",
  "longitude",
  "stage",
  "progress",
  "startYear",
  "language",
] as const;
const eventNames = ["startsAt", "endsAt", "venue", "sector", "district", "language"] as const;
/** Typed and shown by the ministry's clock, stored as moments. */
const momentNames: readonly string[] = ["startsAt", "endsAt"];
const documentNames = ["closingDate", "sector", "district", "language"] as const;

/** What the forms hold beyond the contract; every value as it is typed, "" where there is none. */
export type ProjectAdditions = Record<(typeof projectNames)[number], string> & TranslationValues<"project">;
export type EventAdditions = Record<(typeof eventNames)[number], string> & TranslationValues<"event">;
export type DocumentAdditions = Record<(typeof documentNames)[number], string> &
  TranslationValues<"document">;

/** A stored record's as its form shows them; a new record's where none is given. */
export const projectAdditions = (project: Partial<Project> = {}): ProjectAdditions => ({
  ...typed(projectNames, project),
  ...translationValues("project", project.translations),
});
export const eventAdditions = (event: Partial<NewsEvent> = {}): EventAdditions => ({
  ...typed(eventNames, event),
  ...translationValues("event", event.translations),
});
export const documentAdditions = (document: Partial<Publication> = {}): DocumentAdditions => ({
  ...typed(documentNames, document),
  ...translationValues("document", document.translations),
});

/** What is sent of them. Of a new record only what was given; of a stored one also what was emptied. */
export const projectAdditionsDraft = (values: ProjectAdditions, isNew: boolean) =>
  sent(projectNames, values, translationsOf<"project", ProjectTexts>("project", values), isNew);
export const eventAdditionsDraft = (values: EventAdditions, isNew: boolean) =>
  sent(eventNames, values, translationsOf<"event", EventTexts>("event", values), isNew);
export const documentAdditionsDraft = (values: DocumentAdditions, isNew: boolean) =>
  sent(documentNames, values, translationsOf<"document", PublicationTexts>("document", values), isNew);

const labels: Record<string, string> = {
  ...{ district: words.district, latitude: words.latitude, longitude: words.longitude },
  ...{ stage: words.stage, progress: words.progress, startYear: words.startYear },
  ...{ sector: words.sector, closingDate: words.closingDate, language: words.languageQuestion },
  ...{ startsAt: words.startsAt, endsAt: words.endsAt, venue: words.venue },
};

/** What their fields are called, in the order of the form; `texts` are the names of the record's own. */
export const projectAdditionLabels = (texts: Readonly<Record<string, string>>) => ({
  ...named(projectNames),
  ...translationLabels("project", texts),
});
export const eventAdditionLabels = (texts: Readonly<Record<string, string>>) => ({
  ...named(eventNames),
  ...translationLabels("event", texts),
});
export const documentAdditionLabels = (texts: Readonly<Record<string, string>>) => ({
  ...named(documentNames),
  ...translationLabels("document", texts),
});

/** What keeps a form from being sent: a value the server would refuse. */
export function checkAdditions(
  values: Partial<ProjectAdditions & EventAdditions & DocumentAdditions>,
): Record<string, string> {
  const {
    latitude = "",
    longitude = "",
    progress = "",
    startYear = "",
    district = "",
    closingDate = "",
    startsAt = "",
    endsAt = "",
    venue = "",
  } = values;
  const problems: Record<string, string | false> = {
    latitude: !isNumber(latitude, -90, 90) && words.latitudeProblem,
    longitude: !isNumber(longitude, -180, 180) && words.longitudeProblem,
    progress: !isNumber(progress, 0, 100, { whole: true }) && words.progressProblem,
    startYear:
      !isNumber(startYear, startYears.min, startYears.max, { whole: true }) &&
      words.startYearProblem(startYears.min, startYears.max),
    district: district.trim().length > maxDistrictLength && words.districtProblem(maxDistrictLength),
    venue: venue.trim().length > maxVenueLength && words.venueProblem(maxVenueLength),
    startsAt: !isTime(startsAt) && words.timeProblem(words.startsAt),
    endsAt:
      (!isTime(endsAt) && words.timeProblem(words.endsAt)) ||
      (endsAt !== "" && startsAt === "" && words.beginningProblem) ||
      (endsAt !== "" && endsAt < startsAt && words.orderProblem),
    closingDate: closingDate !== "" && !/^\d{4}-\d\d-\d\d$/.test(closingDate) && words.closingDateProblem,
  };
  if ((latitude.trim() === "") !== (longitude.trim() === "")) {
    const missing = latitude.trim() === "" ? "latitude" : "longitude";
    problems[missing] ||= words.otherHalfProblem;
  }
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== false),
  );
}

function typed<Name extends string>(names: readonly Name[], record: object): Record<Name, string> {
  const given = record as Record<string, string | number | undefined>;
  const empty = (name: string) => (name === "language" ? "en" : "");
  const shown = (name: string) => {
    const value = String(given[name] ?? empty(name));
    return momentNames.includes(name) ? ministryTime(value) : value;
  };
  return Object.fromEntries(names.map((name) => [name, shown(name)])) as Record<Name, string>;
}

function sent<Name extends string, Texts extends object>(
  names: readonly Name[],
  values: Record<Name, string>,
  translations: Texts,
  isNew: boolean,
): Partial<Record<Name, string>> & { translations?: Texts } {
  const valueOf = (name: Name) => {
    const value = values[name].trim();
    return momentNames.includes(name) ? (momentAt(value) ?? "") : value;
  };
  const given = names.map((name) => [name, valueOf(name)] as const);
  const isGiven = ([name, value]: readonly [string, string]) =>
    value !== "" && !(name === "language" && value === "en");
  return {
    ...(Object.fromEntries(isNew ? given.filter(isGiven) : given) as Partial<Record<Name, string>>),
    ...((!isNew || Object.keys(translations).length > 0) && { translations }),
  };
}

const named = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, labels[name] ?? name]));

/** Whether a text is a day and a time as a browser's own field gives them, or empty. */
const isTime = (text: string): boolean => text === "" || momentAt(text) !== undefined;

/** Whether a text is such a number, or empty. */
function isNumber(text: string, min: number, max: number, { whole = false } = {}): boolean {
  const given = text.trim();
  if (given === "") return true;
  if (!(whole ? /^\d+$/ : /^[+-]?\d+(\.\d+)?$/).test(given)) return false;
  return Number(given) >= min && Number(given) <= max;
}
