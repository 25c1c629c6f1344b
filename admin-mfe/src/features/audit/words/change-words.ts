import { ministryTime, momentIn, type AuditValue, type FieldChange } from "@ministry/api-client";
import * as changeWords from "../../../content/changes/words.ts";
import { beginning, excerpts } from "./excerpt.ts";

/** How a field differs, for people: two texts, or a sentence where there is nothing to put side by side. */
export type ChangeWords = { before?: string; after?: string } | { note: string };

const labels: Record<string, string> = changeWords.labels;

/** The field as the forms call it. */
export const labelOf = (field: string): string => labels[field] ?? field;

/** What happened to a field, as lines to read one below the other. */
export function wordsOf({ before, after }: FieldChange): ChangeWords[] {
  const kind = after ?? before;
  if (kind === undefined) return [];
  if (typeof kind === "string") return [texts(asText(before), asText(after))];
  if ("picture" in kind) return [{ note: pictureNote(before, after) }];
  if ("file" in kind) return [files(before, after)];
  if ("photos" in kind) return photos(listIn(before, "photos"), listIn(after, "photos"));
  return lines(listIn(before, "lines"), listIn(after, "lines"));
}

function texts(before: string | undefined, after: string | undefined): ChangeWords {
  if (before === undefined) return { after: beginning(after ?? "") };
  if (after === undefined) return { before: beginning(before) };
  const [old, now] = excerpts(before, after);
  return { before: old, after: now };
}

function pictureNote(before: AuditValue | undefined, after: AuditValue | undefined): string {
  if (before === undefined) return changeWords.pictureAdded;
  return after === undefined ? changeWords.pictureRemoved : changeWords.anotherPicture;
}

function files(before: AuditValue | undefined, after: AuditValue | undefined): ChangeWords {
  const [old, now] = [before, after].map((value) =>
    typeof value === "object" && "file" in value ? value.file : undefined,
  );
  return old !== undefined && old === now
    ? { note: changeWords.anotherFileAlsoCalled(old) }
    : { ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) };
}

function photos(before: string[], after: string[]): ChangeWords[] {
  const added = after.filter((photo) => !before.includes(photo)).length;
  const gone = before.filter((photo) => !after.includes(photo)).length;
  return [
    ...(added > 0 ? [{ note: changeWords.added(counted(added)) }] : []),
    ...(gone > 0 ? [{ note: changeWords.removed(counted(gone)) }] : []),
    ...(added + gone === 0 ? [{ note: changeWords.inAnotherOrder }] : []),
  ];
}

const counted = (count: number) => (count === 1 ? changeWords.onePhoto : changeWords.photos(count));

/** Lines that are in one list only; nothing but the order differs when there are none. */
function lines(before: string[], after: string[]): ChangeWords[] {
  const gone = before.filter((line) => !after.includes(line));
  const added = after.filter((line) => !before.includes(line));
  if (gone.length + added.length === 0) return [{ note: changeWords.inAnotherOrder }];
  return [
    ...gone.map((line) => ({ before: beginning(line) })),
    ...added.map((line) => ({ after: beginning(line) })),
  ];
}

/** A moment is shown by the ministry's clock, as its field in the form shows it. */
function asText(value: AuditValue | undefined): string | undefined {
  if (typeof value !== "string") return undefined;
  return momentIn(value) === value ? ministryTime(value).replace("T", " ") : value;
}

function listIn(value: AuditValue | undefined, key: "lines" | "photos"): string[] {
  return typeof value === "object" && key in value ? (value as Record<typeof key, string[]>)[key] : [];
}
