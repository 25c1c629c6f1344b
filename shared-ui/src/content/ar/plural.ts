/** A noun in the forms in which Arabic counts it. */
export interface CountedNoun {
  /** With its "one": the number is not written. */
  one: string;
  /** The dual, by itself. */
  two: string;
  /** Behind 3 to 10. */
  few: string;
  /** Behind 11 to 99. */
  many: string;
  /** Behind 0, and behind hundreds with nothing, one or two beyond them. */
  other: string;
}

/** A number with what it counts: مشروع واحد, مشروعان, 3 مشاريع, 11 مشروعًا, 100 مشروع. */
export function counted(count: number, noun: CountedNoun): string {
  if (count === 1) return noun.one;
  if (count === 2) return noun.two;
  return `${count} ${noun[formFor(count)]}`;
}

function formFor(count: number): "few" | "many" | "other" {
  const rest = count % 100;
  if (rest >= 3 && rest <= 10) return "few";
  return rest > 10 ? "many" : "other";
}
