/** Exports that no language has by itself: numbers, addresses, and what is computed. The build takes the English ones. */
export const takenFromEnglish = new Set(["complaints", "telephone", "heroIntervalMs"]);

/** Strings that are no text of their language: what the code and the browser know by this name. */
export const codes = new Set(["water", "energy", "so", "ar", "ar-u-nu-latn", "medium", "short"]);

/** Keys of strings that are the same in every language: what the code refers to, and addresses. */
const ids = new Set(["key", "to", "icon", "stage", "email", "mobile", "landline"]);

interface Text {
  /** Where it stands: `notFoundTexts.links.2.label`, `tenderTexts.left(5)`. */
  place: string;
  said: string;
  isId: boolean;
}

/** Counts for which a text must have words: each form of a plural in English, Somali and Arabic. */
const counts = [0, 1, 2, 5, 11, 100];

/** What a function takes beside a count. */
const others: Readonly<Record<string, readonly unknown[]>> = {
  countOf: ["file", "text", "picture"],
  inUnit: ["kB", "MB", "GB"],
};

/** Every string below an export, what functions say for numbers among them. */
export function textsIn(value: unknown, place: string, isId = false): Text[] {
  if (typeof value === "string") return [{ place, said: value, isId }];
  if (typeof value === "number") return [{ place, said: String(value), isId: true }];
  if (typeof value === "function") return saidBy(value as Saying, place);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${place}.${key}`, ids.has(key)));
}

type Saying = (...values: unknown[]) => unknown;

/** For every count alone of its kind, and among eleven: functions say "2 of 5", and "all 5". */
const saidBy = (say: Saying, place: string): Text[] =>
  counts.flatMap((count) =>
    (others[place] ?? [count, 11]).map((other) => ({
      place: `${place}(${count}, ${other})`,
      said: String(say(count, other, 11)),
      isId: false,
    })),
  );
