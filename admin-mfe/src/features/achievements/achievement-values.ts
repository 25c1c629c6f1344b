import { clampProgress, type Achievement, type AchievementDraft } from "@ministry/api-client";
import * as achievementFormTexts from "../../content/achievements/form.ts";
import type { RecordVersion } from "../../drafts/record-version.ts";

/** What the add and update forms hold. */
export type AchievementValues = { projectId: string; title: string; detail: string; progress: string };

export const emptyAchievement: AchievementValues = { projectId: "", title: "", detail: "", progress: "" };

export const valuesOf = (projectId: string, { title, detail, progress }: Achievement): AchievementValues => ({
  projectId,
  title,
  detail,
  progress: String(progress),
});

/** Labels of the fields, in their order. */
export const achievementLabels = achievementFormTexts.achievementLabels;

/** The stored achievement as its form compares it. */
export const versionOf = ({ title, detail, progress, updatedAt }: Achievement): RecordVersion => ({
  version: updatedAt,
  fields: { title, detail, progress: String(progress) },
});

/** Trimmed, and with progress between 0 and 100; what is no number counts as 0. */
export const draftOf = ({ title, detail, progress }: AchievementValues): AchievementDraft => ({
  title: title.trim(),
  detail: detail.trim(),
  progress: clampProgress(progress),
});

export function checkNew({ projectId, title }: AchievementValues) {
  return {
    ...(projectId === "" ? { projectId: achievementFormTexts.pleaseSelectProject } : {}),
    ...(title.trim() === "" ? { title: achievementFormTexts.achievementTitleIsRequired } : {}),
  };
}

export const checkChanged = ({ title }: AchievementValues) =>
  title.trim() === "" ? { title: achievementFormTexts.titleIsRequired } : {};
