import type { FormValues } from "./form-values.ts";

/** A stored record as its form sees it, at one moment. */
export interface RecordVersion {
  /** What tells it from earlier and later ones; absent where the host tells nothing. */
  version?: string;
  /** By field of the form: the text, or the reference of the stored file ("" for none). */
  fields: Readonly<Record<string, string>>;
}

/** A field in which a form and the record differ now. */
export interface Difference {
  name: string;
  mine: string | File;
  theirs: string;
  /** Who has changed it since the form was opened. */
  changedBy: "me" | "them" | "both";
}

export const isSame = (one: RecordVersion, other: RecordVersion): boolean =>
  one.version === undefined || other.version === undefined
    ? JSON.stringify(one.fields) === JSON.stringify(other.fields)
    : one.version === other.version;

/**
 * Where a form that was begun on `base` differs from the record as it is `now`. A file field without a choice of its
 * own leaves what is stored, so there is nothing to decide.
 */
export function differencesOf(base: RecordVersion, mine: FormValues, now: RecordVersion): Difference[] {
  return Object.entries(now.fields).flatMap(([name, theirs]): Difference[] => {
    const value = mine[name];
    const before = base.fields[name];
    if (value instanceof File) {
      return [{ name, mine: value, theirs, changedBy: theirs === before ? "me" : "both" }];
    }
    if (typeof value !== "string" || value === theirs) return [];
    const changedBy = theirs === before ? "me" : value === before ? "them" : "both";
    return [{ name, mine: value, theirs, changedBy }];
  });
}

export type Choice = "mine" | "theirs";

/** The form after the person has chosen, field by field; what is not named stays as it is in the form. */
export function chosenValues<V extends FormValues>(
  mine: V,
  differences: readonly Difference[],
  choices: Readonly<Record<string, Choice | undefined>>,
): V {
  const theirs = differences
    .filter(({ name }) => choices[name] === "theirs")
    .map((one) => [one.name, one.mine instanceof File ? undefined : one.theirs]);
  return { ...mine, ...(Object.fromEntries(theirs) as Partial<V>) };
}
