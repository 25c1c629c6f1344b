import { type AchievementRow, type ProjectRow } from "../repositories/content/projects.ts";
import { titleLanguagesWire } from "../wire/additions.ts";
import { achievementFactsWire, achievementWire } from "../wire/project.ts";
import { linesOfText } from "./achievements-text.ts";

/** The entries of a project in order; a prose text that was never read as a list gives one entry per line. */
export const achievementEntriesWire = (project: ProjectRow, rows: AchievementRow[]) =>
  rows.length > 0
    ? rows.map(achievementWire)
    : linesOfText(project.achievementsText).map(achievementFactsWire);

/**
 * The answer of the calls that list the achievements of a project (API-16, API-25). Our additions: the sector, because
 * the address of such a list does not say it and the project has a page in its sector alone, and the title's languages.
 */
export function achievementsListWire(project: ProjectRow, rows: AchievementRow[]) {
  const achievements = achievementEntriesWire(project, rows);
  return {
    _id: project.id,
    title: project.title,
    sector: project.sector,
    ...titleLanguagesWire(project),
    achievements,
    total: achievements.length,
  };
}
