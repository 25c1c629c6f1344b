import * as z from "zod/mini";

/**
 * Fields that forgive: one odd value in one record must not cost the reader the whole list, so whatever does not
 * fit counts as absent.
 */
export const text = z.catch(z.optional(z.string()), undefined);

/** A field read by a function of ours; zod's own unions and records would cost every visitor a kilobyte. */
export const given = z.optional(z.unknown());

/** The model side of a codec: our own decode makes it, so it needs no second check. */
export const model = <T>() => z.unknown() as unknown as z.ZodMiniType<T, T>;

/** The value when it is a number, else `undefined`. */
export function numberIn(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** The value when it is a text, else `undefined`. */
export function textIn(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
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
