import type { NewsEvent, Project, Publication } from "@ministry/api-client";
import { findingTexts } from "../../content/records/project-finding.ts";
import { categoryTexts } from "../../content/records/publication-categories.ts";
import { eventPath, projectPath, publicationPath } from "../../paths.ts";
import type { Searched } from "../../search/word-index.ts";
import type { Written } from "../../site/text/lang-of.ts";
import { sentences } from "../../site/text/sentences.ts";

/** A record or page as the search shows it. */
export interface Hit extends Written, Searched {
  id: string;
  to: string;
  createdAt?: string | undefined;
  /** Of a publication that was found by the text of its file: that text around the first match. */
  inDocument?: string;
}

const written = ({ id, title, description, language, translated, createdAt }: Omit<Hit, "to">) => ({
  id,
  title,
  description,
  createdAt,
  ...(language && { language }),
  ...(translated && { translated }),
});

/** All that a project says, its achievements and the words of its filters included. */
export const projectHit = (project: Project): Hit => ({
  ...written(project),
  to: projectPath(project.sector, project.id),
  more: sentences([
    project.overview,
    project.geography,
    project.objective,
    project.componentTitle,
    ...project.components,
    ...project.achievements.flatMap(({ title, detail }) => [title, detail]),
    project.district,
    findingTexts.sectors[project.sector],
    project.stage && findingTexts.stages[project.stage],
    project.startYear,
  ]),
});

/** All that an event says. */
export const eventHit = (event: NewsEvent): Hit => ({
  ...written(event),
  to: eventPath(event.id),
  more: sentences([
    event.moreDescription,
    event.ministry,
    event.venue,
    event.district,
    event.sector && findingTexts.sectors[event.sector],
  ]),
});

const categories: Record<string, string> = categoryTexts;

/** What is known of a publication's file; its text is searched by the API (`use-document-hits.ts`). */
export const publicationHit = (publication: Publication): Hit => ({
  ...written(publication),
  title: publication.title || publication.filename,
  to: publicationPath(publication.id),
  more: sentences([
    publication.filename,
    categories[publication.category],
    publication.district,
    publication.sector && findingTexts.sectors[publication.sector],
  ]),
});
