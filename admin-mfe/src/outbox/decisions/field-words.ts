import {
  documentAdditionFields,
  documentTextFields,
  eventAdditionFields,
  eventTextFields,
  positionFields,
  projectAdditionFields,
  projectTextFields,
} from "@ministry/api-client/schemas";

/** What was added to the forms, and is words. */
const freeTexts = new Set<string>([eventAdditionFields.venue, eventAdditionFields.district]);

/** The contract's field → our clean name for it. */
const cleanNames = new Map<string, string>(
  [projectTextFields, eventTextFields, documentTextFields].flatMap((fields) =>
    Object.entries(fields).map(([clean, field]): [string, string] => [field, clean]),
  ),
);

/**
 * Positions and ids that go along with texts; and what only the form can show and check: translations, moments, which
 * travel in universal time, numbers and choices, which travel as codes.
 */
const unwritten = new Set<string>([
  ...Object.values(positionFields),
  ...[projectAdditionFields, eventAdditionFields, documentAdditionFields].flatMap((fields) =>
    Object.values(fields).filter((field) => !freeTexts.has(field)),
  ),
  documentTextFields.category,
]);

/** Texts a person wrote, in place of what goes along with them. */
export const isWritten = (field: string): boolean => !unwritten.has(field);

/** The name a form gives to a field of the contract. */
export const formField = (field: string): string => cleanNames.get(field) ?? field;

/** A field's name for people: `moreDescription` is `More description`. */
export function fieldName(field: string): string {
  const clean = formField(field);
  const words = clean.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
