import type { NewsEvent, Project, Publication, Sector } from "@ministry/api-client";
import type { Language } from "@ministry/contract";
import { feedTexts } from "../../../content/site/feeds.ts";
import { achievementsPath, eventPath, projectPath, publicationPath } from "../../../paths.ts";
import { langOf } from "../../../site/text/lang-of.ts";
import { creationTimeOfId } from "../../projects/achievements/creation-time-of-id.ts";

const { kinds, untitled } = feedTexts;

/** Something the ministry has published, as a feed and the page of the feeds name it. */
export interface Item {
  path: string;
  /** What it is, in words. */
  kind: string;
  topic?: Sector;
  title: string;
  /** What the title is written in, where that is not the page's language. */
  lang?: Language | undefined;
  /** When it was published (ISO 8601), as the API has it. */
  published?: string | undefined;
}

export const eventItem = (event: NewsEvent): Item => ({
  path: eventPath(event.id),
  kind: kinds.event,
  ...(event.sector && { topic: event.sector }),
  ...titleOf(event),
  published: event.createdAt,
});

export const projectItem = (project: Project): Item => ({
  path: projectPath(project.sector, project.id),
  kind: kinds.project[project.sector],
  topic: project.sector,
  ...titleOf(project),
  published: project.createdAt,
});

export const publicationItem = (publication: Publication): Item => {
  const { id, title, filename, category, createdAt } = publication;
  const topic = publication.sector ?? sectorIn(category);
  return {
    path: publicationPath(id),
    kind: kinds.publication,
    ...(topic && { topic }),
    ...(title.trim() ? titleOf(publication) : { title: filename.trim() || untitled }),
    published: createdAt,
  };
};

/** The achievements of a project that were entered later than the project itself, with each its item. */
export function achievementItems(project: Project) {
  const { id, sector, achievements, createdAt } = project;
  return achievements.flatMap((achievement) => {
    const published = creationTimeOfId(achievement.id);
    if (!achievement.id || !published || !isLater(published, createdAt)) return [];
    const { title, lang } = titleOf(project);
    const item: Item = {
      path: `${achievementsPath(id)}#${achievement.id}`,
      kind: kinds.achievement,
      topic: sector,
      title: `${title}: ${achievement.title || achievement.detail}`,
      lang,
      published,
    };
    return [{ achievement, item }];
  });
}

/** Achievements that are typed in together with their project are no news of their own. */
const togetherMs = 3_600_000;

const isLater = (enteredAt: string, createdAt: string | undefined) =>
  !(Date.parse(enteredAt) - Date.parse(createdAt ?? "") <= togetherMs);

type Titled = Parameters<typeof langOf>[0] & { title: string };

const titleOf = (record: Titled) =>
  record.title ? { title: record.title, lang: langOf(record, "title") } : { title: untitled };

/** The section of the list of publications that a category belongs to, where it is a sector's (P-162). */
const sectorIn = (category: string): Sector | undefined => {
  const name = category.trim().toLowerCase();
  return name === "water" || name === "energy" ? name : undefined;
};
