/**
 * Reading fields by hand, for what browsers download. It forgives: one odd value in one record must not cost the reader
 * the whole list, so whatever does not fit counts as absent. The schemas in `wire/` say the same in zod, for servers
 * and tests; `wire/agreement.test.ts` holds both together.
 */

/** The value when it is a number, else `undefined`. */
export function numberIn(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** The value when it is a number from `min` to `max`, else `undefined`. */
export function numberBetween(value: unknown, min: number, max: number): number | undefined {
  const number = numberIn(value);
  return number !== undefined && number >= min && number <= max ? number : undefined;
}

/** The value when it is one of `options`, else `undefined`. */
export function oneOf<T extends string>(options: readonly T[], value: unknown): T | undefined {
  return options.find((option) => option === value);
}

/** The value when it is a text, else `undefined`. */
export function textIn(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Those of the named fields that are texts. */
export function textsIn<Name extends string>(
  record: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = textIn(record[name]);
    if (text !== undefined) texts[name] = text;
  }
  return texts;
}

/** True for a plain object as JSON makes them. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The first of the given texts that is not blank, else "". */
export function firstText(...candidates: (string | undefined)[]): string {
  return candidates.find((candidate) => candidate?.trim()) ?? "";
}

/** The given entries of `record` that have a value: keys with nothing in them are not written. */
export function present<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}
