import type { Project, Sector } from "@ministry/api-client";
import * as projectFormTexts from "../../../content/projects/form.ts";
import type { EmptyField } from "../../../forms/draft/draft-state.ts";
import {
  imageSlots,
  isMarked,
  projectLabels,
  shownTexts,
  stakeholderWords,
  textLabels,
  type ShownText,
} from "../project-texts.ts";
import { valuesOf, type ProjectValues } from "../project-values.ts";

/** What the public page shows in the place of an empty text; its own texts are in public-mfe's content. */
function shownFor(name: ShownText, sector: Sector): string {
  const nothing = projectFormTexts.nothingHasBeenPublishedHereYet;
  const shown: Record<ShownText, string> = {
    title: projectFormTexts.refusedWithoutTitle, // by the server alone, whatever else is filled in (AMB-27)
    componentTitle: projectFormTexts.fallbackStepsTitle,
    description: projectFormTexts.noSummaryOnListOfProjects,
    geography: nothing,
    objective: sector === "water" ? projectFormTexts.threeStandardObjectives : nothing,
    achievements: projectFormTexts.noAchievementsYet,
  };
  return shown[name];
}

/** Marked fields of a new project that are empty, and what visitors see there. */
export function emptyMarked(sector: Sector, values: ProjectValues): EmptyField[] {
  const labels: Record<string, string> = { ...projectLabels(sector), ...textLabels(sector, false) };
  const texts = shownTexts
    .filter((name) => isMarked(name, sector, false) && values[name].trim() === "")
    .map((name) => ({ label: labels[name] ?? name, shown: shownFor(name, sector), isMarked: true }));
  const pictures = imageSlots
    .filter(({ name, required }) => required && !values[name])
    .map(({ name, label }) => {
      const logo = stakeholderWords[name];
      return {
        label,
        shown: logo ? projectFormTexts.stakeholderWithoutName(logo) : projectFormTexts.noPicture,
        isMarked: true,
      };
    });
  return [...texts, ...pictures];
}

/** Texts of a stored project that an edit has emptied, marked or not, and what visitors see there. */
export function emptied(project: Project, values: ProjectValues): EmptyField[] {
  const { sector } = project;
  const before = valuesOf(project);
  const labels = projectLabels(sector);
  return shownTexts
    .filter((name) => values[name].trim() === "" && before[name].trim() !== "")
    .map((name) => ({
      label: labels[name] ?? name,
      shown: shownFor(name, sector),
      isMarked: isMarked(name, sector, true),
    }));
}
