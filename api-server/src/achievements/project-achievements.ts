import { maxAchievementLines, maxAchievements, parseAchievementsText } from "@ministry/api-client/schemas";
import { type Db } from "../database/database.ts";
import { newId } from "../lib/ids.ts";
import { tooManyAchievements } from "../lib/problems.ts";
import { achievementsRepository } from "../repositories/content/achievements.ts";
import {
  type AchievementRow,
  type ProjectRow,
  projectsRepository,
} from "../repositories/content/projects.ts";
import { versionAfter } from "../repositories/content/version-after.ts";
import { type DraftAchievement, linesOfText, listFromText, mergeText } from "./achievements-text.ts";

const textKept =
  "The achievements text could not be read as a list. It was kept as text; the list is unchanged.";
const entriesKept = (n: number) =>
  n === 1
    ? "One achievement that the text does not name was kept."
    : `${n} achievements that the text does not name were kept.`;

/** Throws a 400 `Problem` for a text block whose reading would make more entries than a project may have. */
export function assertFewEnough(block: string): void {
  const lines = block.split("\n");
  const tooMany =
    lines.length > maxAchievementLines ||
    (lines.length > maxAchievements && parseAchievementsText(block).length > maxAchievements);
  if (tooMany) throw tooManyAchievements();
}

const newRows = (projectId: string, drafts: DraftAchievement[], from: number) =>
  drafts.map((draft, i) => ({ id: newId(), projectId, position: from + i, ...draft }));

/** Stores the text block of a new project; returns what is to be written into the project's text column. */
export async function storeInitialText(tx: Db, projectId: string, block: string): Promise<string> {
  const list = listFromText(block);
  if (!list) return block.trim();
  await achievementsRepository(tx).insert(newRows(projectId, list, 1));
  return "";
}

/**
 * Makes entries of a prose text, so that positions address rows; the project's row is locked. Returns the list.
 */
export async function achievementsForIndex(tx: Db, project: ProjectRow): Promise<AchievementRow[]> {
  const projects = projectsRepository(tx);
  const rows = await projects.achievementsOf(project.id);
  if (rows.length > 0 || project.achievementsText === "") return rows;
  const achievements = achievementsRepository(tx);
  const from = await achievements.nextPosition(project.id);
  await achievements.insert(newRows(project.id, linesOfText(project.achievementsText), from));
  await projects.update(project.id, { achievementsText: "" });
  return projects.achievementsOf(project.id);
}

/** Applies the text block of an edit form (AMB-17); returns a warning for the editor where something was kept. */
export async function applyText(tx: Db, project: ProjectRow, block: string): Promise<string | undefined> {
  const projects = projectsRepository(tx);
  const rows = await projects.achievementsOf(project.id);
  if (rows.length === 0) {
    if (block.trim() === project.achievementsText.trim()) return undefined;
    await projects.update(project.id, { achievementsText: await storeInitialText(tx, project.id, block) });
    return undefined;
  }
  // An emptied field names none of the list, and takes none of it away.
  if (block.trim() === "") return entriesKept(rows.length);
  const merged = mergeText(block, rows);
  if (typeof merged === "object" && merged.list.length > maxAchievements) throw tooManyAchievements();
  if (merged === "unchanged") return undefined;
  if (merged === undefined) {
    await projects.update(project.id, { achievementsText: block.trim() });
    return textKept;
  }
  await storeList(tx, project.id, rows, merged.list);
  return merged.kept > 0 ? entriesKept(merged.kept) : undefined;
}

async function storeList(
  tx: Db,
  projectId: string,
  rows: AchievementRow[],
  list: (DraftAchievement & { id?: string })[],
): Promise<void> {
  const achievements = achievementsRepository(tx);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const [i, { id, title, detail, progress }] of list.entries()) {
    const old = id === undefined ? undefined : byId.get(id);
    const wanted = { title, detail, progress, position: i + 1 };
    if (!old) await achievements.insert([{ id: newId(), projectId, ...wanted }]);
    else if (old.title !== title || old.detail !== detail || old.progress !== progress) {
      await achievements.update(old.id, { ...wanted, updatedAt: versionAfter(old.updatedAt) });
    } else if (old.position !== wanted.position)
      await achievements.update(old.id, { position: wanted.position });
  }
}
