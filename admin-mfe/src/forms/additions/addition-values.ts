import { maxDistrictLength } from "@ministry/api-client";
import * as words from "../../content/records/additions.ts";

/** What a form holds of a record for these names: texts as they are typed, "" where the record says nothing. */
export function typedValues<Name extends string>(
  names: readonly Name[],
  record: object,
): Record<Name, string> {
  const given = record as Record<string, string | number | undefined>;
  const empty = (name: string) => (name === "language" ? "en" : "");
  return Object.fromEntries(names.map((name) => [name, String(given[name] ?? empty(name))])) as Record<
    Name,
    string
  >;
}

/** What is sent of them. Of a new record only what was given; of a stored one also what was emptied. */
export function sentValues<Name extends string, Texts extends object>(
  names: readonly Name[],
  values: Record<Name, string>,
  translations: Texts,
  isNew: boolean,
): Partial<Record<Name, string>> & { translations?: Texts } {
  const given = names.map((name) => [name, values[name].trim()] as const);
  const isGiven = ([name, value]: readonly [string, string]) =>
    value !== "" && !(name === "language" && value === "en");
  return {
    ...(Object.fromEntries(isNew ? given.filter(isGiven) : given) as Partial<Record<Name, string>>),
    ...((!isNew || Object.keys(translations).length > 0) && { translations }),
  };
}

/** The sentences among checks, by field: what keeps a form from being sent, because the server would refuse it. */
export const problemsIn = (checks: Readonly<Record<string, string | false>>): Record<string, string> =>
  Object.fromEntries(Object.entries(checks).filter((entry): entry is [string, string] => entry[1] !== false));

export const checkDistrict = (district: string): string | false =>
  district.trim().length > maxDistrictLength && words.districtProblem(maxDistrictLength);
