import { startYears, type Project, type ProjectTexts } from "@ministry/api-client";
import * as words from "../../content/projects/place.ts";
import { district, languageQuestion } from "../../content/records/additions.ts";
import { checkDistrict, problemsIn, sentValues, typedValues } from "../../forms/additions/addition-values.ts";
import {
  translationLabels,
  translationsOf,
  translationValues,
  type TranslationValues,
} from "../../forms/additions/translation-values.ts";

const names = ["district", "latitude", "longitude", "stage", "progress", "startYear", "language"] as const;

/** What a project's form holds beyond the contract: place, progress and translations (decision 0062). */
export type ProjectAdditions = Record<(typeof names)[number], string> & TranslationValues<"project">;

/** A stored project's as its form shows them; a new one's where none is given. */
export const projectAdditions = (project: Partial<Project> = {}): ProjectAdditions => ({
  ...typedValues(names, project),
  ...translationValues("project", project.translations),
});

/** What is sent of them. Of a new project only what was given. */
export const projectAdditionsDraft = (values: ProjectAdditions, isNew: boolean) =>
  sentValues(names, values, translationsOf<"project", ProjectTexts>("project", values), isNew);

/** What their fields are called, in the order of the form; `texts` are the names of the project's own. */
export const projectAdditionLabels = (
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  ...{ district, latitude: words.latitude, longitude: words.longitude },
  ...{ stage: words.stage, progress: words.progress, startYear: words.startYear, language: languageQuestion },
  ...translationLabels("project", texts),
});

/** What keeps a project's form from being sent, by field. */
export function checkProjectAdditions(values: ProjectAdditions): Record<string, string> {
  const { latitude, longitude, progress, startYear } = values;
  const { min, max } = startYears;
  const checks: Record<string, string | false> = {
    latitude: !isNumber(latitude, -90, 90) && words.latitudeProblem,
    longitude: !isNumber(longitude, -180, 180) && words.longitudeProblem,
    progress: !isNumber(progress, 0, 100, { whole: true }) && words.progressProblem,
    startYear: !isNumber(startYear, min, max, { whole: true }) && words.startYearProblem(min, max),
    district: checkDistrict(values.district),
  };
  if ((latitude.trim() === "") !== (longitude.trim() === "")) {
    const missing = latitude.trim() === "" ? "latitude" : "longitude";
    checks[missing] ||= words.otherHalfProblem;
  }
  return problemsIn(checks);
}

/** Whether a text is such a number, or empty. */
function isNumber(text: string, min: number, max: number, { whole = false } = {}): boolean {
  const given = text.trim();
  if (given === "") return true;
  if (!(whole ? /^\d+$/ : /^[+-]?\d+(\.\d+)?$/).test(given)) return false;
  return Number(given) >= min && Number(given) <= max;
}
