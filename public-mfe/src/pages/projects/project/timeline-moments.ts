import type { Project } from "@ministry/api-client";
import { findingTexts } from "../../../content/records/project-finding.ts";
import { creationTimeOfId } from "../achievements/creation-time-of-id.ts";

const { stages, timeline: texts, progressText } = findingTexts;

/** Something that happened, or how things are now. */
export interface Moment {
  /** In words; a time is put into words where it is shown. */
  when: { words: string } | { iso: string };
  what: string;
  /** The record says it, in its own language. */
  isOfRecord?: true;
  /** Per cent. */
  progress?: number;
}

/**
 * The course of a project: its start, its achievements by the day they were entered, its stage now. Nothing for a
 * record that knows neither start nor stage.
 */
export function momentsOf({ startYear, stage, progress, achievements }: Project): Moment[] {
  if (startYear === undefined && stage === undefined) return [];
  const isAhead = stage === "planned" || stage === "tendering";
  const start = startYear !== undefined && {
    when: { words: String(startYear) },
    what: isAhead ? texts.toStart : texts.started,
  };
  const now = stage !== undefined && { when: { words: texts.now }, what: stages[stage], progress };
  const achieved = achievements
    .flatMap(({ id, title, detail, progress: reached, plain }) => {
      const iso = creationTimeOfId(id);
      const what = title || detail;
      return iso && what
        ? [{ when: { iso }, what, progress: plain ? undefined : reached, isOfRecord: true as const }]
        : [];
    })
    .sort((one, other) => one.when.iso.localeCompare(other.when.iso));
  const course = isAhead ? [...achieved, now, start] : [start, ...achieved, now];
  return course.filter((moment) => moment !== false);
}

/** How far something had come, in words. */
export const progressWords = ({ progress }: Moment): string | undefined =>
  progress === undefined ? undefined : progressText(progress);
