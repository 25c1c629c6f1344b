import {
  documentTextFields,
  eventTextFields,
  positionFields,
  projectAdditionFields,
  projectTextFields,
} from "@ministry/api-client/schemas";

/** The contract's field → our clean name for it. */
const cleanNames = new Map<string, string>(
  [projectTextFields, eventTextFields, documentTextFields].flatMap((fields) =>
    Object.entries(fields).map(([clean, field]): [string, string] => [field, clean]),
  ),
);

/** Positions and ids that go along with texts, and the translations, which only their form can show. */
const unwritten = new Set<string>([...Object.values(positionFields), projectAdditionFields.translations]);

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
