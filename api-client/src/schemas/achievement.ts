import * as z from "zod/mini";
import { achievementLines } from "./achievements-text.ts";
import { unwrapMany } from "./envelopes.ts";
import { clampProgress } from "./limits.ts";
import { firstText, given, isRecord, model, present, text } from "./primitives.ts";

/** An achievement of a project; `progress` in percent, 0 to 100. */
export interface Achievement {
  id?: string;
  title: string;
  detail: string;
  progress: number;
  /** Came as text without a progress of its own, in a list of strings or by the API's word: show the title, no bar. */
  plain?: true;
  /** Told where one is read by its position, for editing. */
  updatedAt?: string;
}

/** An achievement as it travels. `_id` is our addition beside the position. */
export const wireAchievement = z.object({
  _id: text,
  id: text,
  title: text,
  name: text,
  detail: text,
  /** A number; older hosts send text. */
  progress: given,
  /** Our addition: came as a line of text, without a progress. */
  plain: given,
});
export type WireAchievement = z.output<typeof wireAchievement>;

export const achievementCodec = z.codec(wireAchievement, model<Achievement>(), {
  decode: (wire) =>
    present({
      id: wire._id ?? wire.id,
      title: firstText(wire.title, wire.name),
      detail: wire.detail ?? "",
      progress: clampProgress(wire.progress),
      plain: wire.plain === true || undefined,
    }),
  encode: ({ id, title, detail, progress }) => present({ _id: id, title, detail, progress }),
});

/** What a project's achievements field holds: the list, and the text where it came as text. */
export interface AchievementsField {
  achievements: Achievement[];
  achievementsText?: string;
}

/**
 * Reads `achievements` in every documented shape (P-121…123, A-55…57). Positions are kept: an entry that cannot be
 * read becomes an empty one, because calls address achievements by index.
 */
export function readAchievements(value: unknown): AchievementsField {
  if (typeof value === "string") return { achievements: achievementLines(value), achievementsText: value };
  const list = unwrapMany(value) ?? entriesOf(value);
  return { achievements: list.map(readAchievement) };
}

/** One achievement: an object, a string, or nothing readable. */
export function readAchievement(value: unknown): Achievement {
  if (typeof value === "string")
    return achievementLines(value)[0] ?? { title: "", detail: "", progress: 0, plain: true };
  return z.decode(achievementCodec, wireAchievement.parse(isRecord(value) ? value : {}));
}

/** A lone object is one achievement, or a map of them. */
function entriesOf(value: unknown): unknown[] {
  if (!isRecord(value)) return [];
  if ("title" in value || "detail" in value || "name" in value) return [value];
  return Object.values(value).filter((entry) => isRecord(entry) || typeof entry === "string");
}
