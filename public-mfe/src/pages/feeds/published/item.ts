import type { NewsEvent, Project, Publication, Sector } from "@ministry/api-client";
import type { FeedEntry } from "@ministry/contract";
import { eventTexts } from "../../../content/records/events.ts";
import { findingTexts } from "../../../content/records/project-finding.ts";
import { projectTexts } from "../../../content/records/projects.ts";
import { publicationTexts } from "../../../content/records/publications.ts";
import { achievementPath, eventPath, projectPath, publicationPath } from "../../../paths.ts";
import { langOf } from "../../../site/text/lang-of.ts";
import { occasionInWords } from "../../../site/text/occasions.ts";
import { madeAt } from "../../projects/achievements/made-at.ts";
import { categoryInWords, headingOf, sectionOf } from "../../publications/file-facts.ts";

/** Something the ministry has published, as a feed and the page of the feeds show it. */
export interface Item extends FeedEntry {
  /** What it is, in words. */
  kind: string;
  topic?: Sector;
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" · ");

/** What a feed says of an event. */
export function eventItem(event: NewsEvent): Item {
  const { id, title, description, ministry, sector, createdAt, updatedAt, venue } = event;
  return {
    kind: eventTexts.one,
    path: eventPath(id),
    ...(sector && { topic: sector }),
    title: title || eventTexts.untitled,
    summary: joined(occasionInWords(event), venue, description.trim()),
    languages: { title: title ? langOf(event, "title") : undefined, summary: langOf(event, "description") },
    author: ministry.trim() || undefined,
    published: createdAt,
    updated: updatedAt,
  };
}

/** What a feed says of a project, and of each achievement that was entered later than the project itself. */
export function projectItems(project: Project): Item[] {
  const { id, sector, title, description, overview, district, stage, createdAt, updatedAt } = project;
  const name = title || projectTexts.untitled;
  const ofTitle = title ? langOf(project, "title") : undefined;
  const achieved = project.achievements.flatMap((achievement): Item[] => {
    const enteredAt = madeAt(achievement.id);
    if (!achievement.id || !enteredAt || !isLater(enteredAt, createdAt)) return [];
    return [
      {
        kind: projectTexts.achievements,
        path: achievementPath(id, achievement.id),
        topic: sector,
        title: `${name}: ${achievement.title || achievement.detail}`,
        summary: joined(
          achievement.plain ? undefined : findingTexts.progressText(achievement.progress),
          achievement.title && achievement.detail,
        ),
        languages: { title: ofTitle, summary: langOf(project, "achievements") },
        published: enteredAt,
      },
    ];
  });
  const published: Item = {
    kind: projectTexts.one[sector],
    path: projectPath(sector, id),
    topic: sector,
    title: name,
    summary: joined(district, stage && findingTexts.stages[stage], (description || overview).trim()),
    languages: { title: ofTitle, summary: langOf(project, description ? "description" : "overview") },
    published: createdAt,
    updated: updatedAt,
  };
  return [published, ...achieved];
}

/** What a feed says of a publication. */
export function publicationItem(publication: Publication): Item {
  const { id, title, description, category, createdAt, updatedAt } = publication;
  const section = sectionOf(category);
  const sector = publication.sector ?? (section === "other" ? undefined : section);
  return {
    kind: publicationTexts.one,
    path: publicationPath(id),
    ...(sector && { topic: sector }),
    title: headingOf(publication),
    summary: joined(categoryInWords(category), description.trim()),
    languages: {
      title: title ? langOf(publication, "title") : undefined,
      summary: langOf(publication, "description"),
    },
    published: createdAt,
    updated: updatedAt,
  };
}

/** Achievements that are typed in together with their project are no news of their own. */
const togetherMs = 3_600_000;

const isLater = (enteredAt: string, createdAt: string | undefined) =>
  !(Date.parse(enteredAt) - Date.parse(createdAt ?? "") <= togetherMs);
