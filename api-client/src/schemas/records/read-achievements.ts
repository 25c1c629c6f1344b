import type { Achievement } from "./achievement.ts";
import { achievementLines } from "./achievements-text.ts";
import { unwrapMany } from "../fields/envelopes.ts";
import { clampProgress } from "../fields/limits.ts";
import { firstText, isRecord, present, textsIn } from "../fields/primitives.ts";

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
  return readEntry(isRecord(value) ? value : {});
}

function readEntry(wire: Readonly<Record<string, unknown>>): Achievement {
  const { _id, id, title, name, detail = "" } = textsIn(wire, ["_id", "id", "title", "name", "detail"]);
  return present({
    id: _id ?? id,
    title: firstText(title, name),
    detail,
    // A number; older hosts send text.
    progress: clampProgress(wire.progress),
    // Our addition: came as a line of text, without a progress.
    plain: wire.plain === true || undefined,
  });
}

/** A lone object is one achievement, or a map of them. */
function entriesOf(value: unknown): unknown[] {
  if (!isRecord(value)) return [];
  if ("title" in value || "detail" in value || "name" in value) return [value];
  return Object.values(value).filter((entry) => isRecord(entry) || typeof entry === "string");
}
