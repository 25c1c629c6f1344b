import { badRequest } from "../../lib/problems.ts";

/** Deepest nesting of a JSON body; the contract's own bodies have two levels. */
const maxDepth = 20;

const unusable = () => badRequest("The request contains a character that can't be stored.");
const tooDeep = () => badRequest("The request body is nested too deeply.");

/**
 * A text as PostgreSQL can store it. Half of a surrogate pair becomes U+FFFD: a phone cuts an emoji in two where a
 * field ends, and that must not cost the rest of the text. Throws a 400 `Problem` for U+0000, which no keyboard makes.
 */
export function cleanText(text: string): string {
  if (text.includes("\0")) throw unusable();
  return Buffer.from(text).toString();
}

/** The same for every text of a parsed body, in place. Throws a 400 `Problem` when it is nested too deeply. */
export function cleanJson(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return cleanText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= maxDepth) throw tooDeep();
  const holder = value as Record<string, unknown>;
  for (const key of Object.keys(holder)) {
    cleanText(key);
    holder[key] = cleanJson(holder[key], depth + 1);
  }
  return holder;
}

const isUnusable = (value: unknown) => [value].flat().some((one) => String(one).includes("\0"));

/** Throws a 400 `Problem` when a path or query parameter holds U+0000. */
export function assertCleanParameters(holder: unknown): void {
  if (Object.values((holder ?? {}) as Record<string, unknown>).some(isUnusable))
    throw badRequest("The address contains a character that can't be used.");
}

/** Takes the query parameters out that hold U+0000: a read counts nonsense as not given (API-30). */
export function dropUnusableParameters(query: unknown): void {
  const asked = (query ?? {}) as Record<string, unknown>;
  for (const [name, value] of Object.entries(asked))
    if (isUnusable(value)) Reflect.deleteProperty(asked, name);
}
