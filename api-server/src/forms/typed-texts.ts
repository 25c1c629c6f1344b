import { momentIn } from "@ministry/api-client/schemas";
import { badRequest } from "../lib/problems.ts";
import { type Form } from "./read-form.ts";

/** Each reads one text of a form: `undefined` when it was not sent, `null` when it was sent empty. */

const textOf = (form: Form, field: string) => form.texts.get(field)?.trim();

/** One of `options`. Throws a 400 `Problem` for anything else. */
export function optionIn<T extends string>(
  form: Form,
  field: string,
  options: readonly T[],
): T | null | undefined {
  const given = textOf(form, field);
  if (given === undefined) return undefined;
  if (given === "") return null;
  const known = options.find((option) => option === given);
  if (!known) throw badRequest(`“${field}” must be one of ${options.join(", ")}.`);
  return known;
}

/** A number from `min` to `max`, whole or with at most six decimal places: of a position, a tenth of a metre. */
export function numberIn(
  form: Form,
  field: string,
  { min, max, whole = false }: { min: number; max: number; whole?: boolean },
): number | null | undefined {
  const given = textOf(form, field);
  if (given === undefined) return undefined;
  if (given === "") return null;
  const number = /^[+-]?\d+(\.\d+)?$/.test(given) ? Number(given) : Number.NaN;
  if (!(number >= min && number <= max) || (whole && !Number.isInteger(number)))
    throw badRequest(`“${field}” must be a ${whole ? "whole " : ""}number from ${min} to ${max}.`);
  return Math.round(number * 1e6) / 1e6;
}

/** A day of the calendar, `2026-03-01` (ISO 8601). */
export function dayIn(form: Form, field: string): string | null | undefined {
  const given = textOf(form, field);
  if (given === undefined) return undefined;
  if (given === "") return null;
  const day = /^[1-9]\d{3}-\d\d-\d\d$/.test(given) ? new Date(`${given}T00:00:00Z`) : undefined;
  if (!day || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(given))
    throw badRequest(`“${field}” must be a day such as 2026-03-01.`);
  return given;
}

/** A moment with its time zone, `2026-03-01T09:00+03:00` (ISO 8601). */
export function momentOf(form: Form, field: string): Date | null | undefined {
  const given = textOf(form, field);
  if (given === undefined) return undefined;
  if (given === "") return null;
  const moment = momentIn(given);
  if (!moment)
    throw badRequest(`“${field}” must be a date and time with its zone, such as 2026-03-01T09:00+03:00.`);
  return new Date(moment);
}
