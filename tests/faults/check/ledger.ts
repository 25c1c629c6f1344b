import type { Picture } from "../scenarios/photos.ts";

/** Something an officer sets out to save, and what the screen told them about it. */
export interface Work {
  kind: "project" | "event" | "photos";
  /** Of the project or event; of the project the photos go to. Unique. */
  title: string;
  /** In the order they were chosen; no picture stands in two works of a run. */
  photos: readonly Picture[];
  /** Its photos are sent as they are, not scaled down: large ones go up in pieces. */
  original: boolean;
  /**
   * What was said: `saved`, `perhaps` when phone or connection broke before anything was said, `back` when the form was
   * given back with everything in it and not saved since.
   */
  shown: "nothing" | "saved" | "perhaps" | "back";
  /** Marks of photos that needed a person; later ones may have overtaken them. */
  overtaken: Set<string>;
  /** Marks of photos that were rightly given up, after the queue had said why. */
  givenUp: Set<string>;
}

/** What the server holds at the end: marks of photos in order, for each record of that title. */
export interface Held {
  kind: "project" | "event";
  title: string;
  photos: readonly string[];
}

/**
 * Compares what the screen called saved with what the server holds: each record and photo once, photos in order.
 * What was never called saved may be missing, but may not be there twice.
 *
 * @returns a sentence for each difference; empty when all is well
 */
export function compare(works: readonly Work[], held: readonly Held[]): string[] {
  const known = new Map<string, Held>();
  const found: string[] = [];
  for (const record of held) {
    if (known.has(record.title)) found.push(`"${record.title}" is there twice`);
    known.set(record.title, record);
  }
  for (const work of works) {
    const record = known.get(work.title);
    if (record) found.push(...photoProblems(work, record.photos));
    else if (work.shown === "saved")
      found.push(`"${work.title}" (${work.kind}) was called saved and is missing`);
  }
  const expected = new Set(works.flatMap(({ photos }) => photos.map(({ mark }) => mark)));
  for (const { title, photos } of held) {
    const strange = photos.filter((mark) => !expected.has(mark));
    if (strange.length > 0) found.push(`"${title}" has photos nobody chose: ${strange.join(", ")}`);
  }
  return found;
}

function photoProblems(
  { title, photos, shown, overtaken, givenUp }: Work,
  held: readonly string[],
): string[] {
  const own = photos.map(({ mark }) => mark);
  const there = held.filter((mark) => own.includes(mark));
  const found: string[] = [];
  for (const mark of own) {
    const count = there.filter((one) => one === mark).length;
    if (count > 1) found.push(`photo ${mark} of "${title}" is there ${count} times`);
    if (count === 0 && shown === "saved" && !givenUp.has(mark)) {
      found.push(`photo ${mark} of "${title}" was called saved and is missing`);
    }
    if (count > 0 && givenUp.has(mark)) found.push(`photo ${mark} of "${title}" was discarded and is there`);
  }
  const inTurn = there.filter((mark) => !overtaken.has(mark));
  const wanted = own.filter((mark) => inTurn.includes(mark));
  if (inTurn.join() !== wanted.join() && new Set(inTurn).size === inTurn.length) {
    found.push(`photos of "${title}" stand as ${there.join(", ")}, chosen were ${own.join(", ")}`);
  }
  return found;
}
