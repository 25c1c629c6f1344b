import { projectStages, type Project } from "@ministry/api-client";

/** By what a list of projects can be narrowed; each is a name in the query of the list's address. */
export type Filter = "sector" | "district" | "stage" | "year";
export type Filters = Partial<Record<Filter, string>>;

/** What a project has under each filter; "" where its record does not say it. */
const valueOf: Record<Filter, (project: Project) => string> = {
  sector: ({ sector }) => sector,
  district: ({ district = "" }) => district.trim(),
  stage: ({ stage = "" }) => stage,
  year: ({ startYear }) => (startYear === undefined ? "" : String(startYear)),
};

const stages: readonly string[] = projectStages;

/** How the choices of each filter are ordered. */
const orderOf: Record<Filter, (one: string, other: string) => number> = {
  sector: (one, other) => other.localeCompare(one),
  district: (one, other) => one.localeCompare(other),
  stage: (one, other) => stages.indexOf(one) - stages.indexOf(other),
  year: (one, other) => Number(other) - Number(one),
};

/** Whether a filter can have a value. A place is free text: a list says that no project is there. */
const isValue: Record<Filter, (value: string) => boolean> = {
  sector: (value) => value === "water" || value === "energy",
  district: () => true,
  stage: (value) => stages.includes(value),
  year: (value) => /^\d{4}$/.test(value),
};

/** The filters that an address sets, without values that no project can have. */
export function filtersIn(params: URLSearchParams, names: readonly Filter[]): Filters {
  const set = names.flatMap((name) => {
    const value = params.get(name)?.trim();
    return value && isValue[name](value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(set);
}

/** Whether a project has all that is asked for. */
export const isAmong = (project: Project, filters: Filters, except?: Filter): boolean =>
  (Object.keys(filters) as Filter[]).every(
    (name) => name === except || valueOf[name](project) === filters[name],
  );

export interface Choice {
  value: string;
  /** How many projects it leaves, the other filters being as they are. */
  count: number;
}

/**
 * What a filter offers: every value that a project has, and the one that is set; nothing where no record has any.
 *
 * @param counted the projects that are left by all that is no filter
 */
export function choicesOf(
  projects: readonly Project[],
  counted: ReadonlySet<Project>,
  filters: Filters,
  name: Filter,
): Choice[] {
  const counts = new Map<string, number>();
  const set = filters[name];
  if (set !== undefined) counts.set(set, 0);
  for (const project of projects) {
    const value = valueOf[name](project);
    if (value === "") continue;
    counts.set(
      value,
      (counts.get(value) ?? 0) + (counted.has(project) && isAmong(project, filters, name) ? 1 : 0),
    );
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => orderOf[name](one.value, other.value));
}
