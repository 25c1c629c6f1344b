import type { Achievement, NewsEvent, Project, Publication } from "@ministry/api-client";
import { findingTexts } from "../content/records/project-finding.ts";
import { passOnTexts } from "../content/site/pass-on.ts";
import { eventPath, paths, projectPath } from "../paths.ts";
import { dateInWords } from "../site/text/dates.ts";
import { occasionInWords } from "../site/text/occasions.ts";
import type { Part, PassedOn, Subject } from "./passed-on.ts";

const texts = passOnTexts.inFile;

/** What one file says of a subject, part by part; parts without anything are left out. */
export function contentOf(subject: Subject): PassedOn {
  const content = contents(subject);
  return { ...content, parts: content.parts.filter(isFilled) };
}

function contents(subject: Subject): PassedOn {
  if (subject.kind === "project") return projectContent(subject.project);
  if (subject.kind === "event") return eventContent(subject.event);
  return {
    title: subject.title,
    path: paths.publications,
    parts: subject.publications.map(publicationPart),
  };
}

function projectContent(project: Project): PassedOn {
  const { achievements } = project;
  return {
    title: project.title,
    path: projectPath(project.sector, project.id),
    lead: project.description,
    updated: dated(texts.updated, project.updatedAt ?? project.createdAt),
    parts: [
      { items: placeAndProgress(project) },
      { text: project.overview, picture: project.coverImage },
      { heading: texts.geography, text: project.geography, picture: project.geographicImage },
      { heading: texts.objectives, text: project.objective, picture: project.objectiveImage },
      { heading: project.componentTitle || texts.components, items: project.components },
      {
        heading: texts.achievements,
        items: achievements.map(achievementLine),
      },
      ...project.photos.map(({ picture }): Part => ({ picture })),
    ],
  };
}

/** Where a project is and how far, as far as its record says. */
function placeAndProgress({ district, stage, progress }: Project): string[] {
  const { filters, stages, progressText } = findingTexts;
  return [
    district && `${filters.district.label}: ${district}`,
    stage && `${filters.stage.label}: ${stages[stage]}`,
    progress !== undefined && progressText(progress),
  ].filter((line) => typeof line === "string" && line !== "") as string[];
}

const eventContent = (event: NewsEvent): PassedOn => ({
  title: event.title,
  path: eventPath(event.id),
  lead: event.ministry,
  updated: dated(texts.published, event.createdAt),
  parts: [
    { items: [occasionInWords(event), event.venue].filter((line) => line !== undefined) },
    { text: event.description, picture: event.coverImage },
    { text: event.moreDescription, picture: event.objectiveImage },
  ],
});

function publicationPart(publication: Publication): Part {
  const { title, filename, description, url, closingDate, updatedAt, createdAt } = publication;
  const lines = [dated(texts.closes, closingDate), dated(texts.updated, updatedAt ?? createdAt), filename];
  return {
    heading: title.trim() || filename,
    text: description,
    items: lines.filter((line) => line !== undefined),
    ...(url && { link: { label: texts.download, address: url } }),
  };
}

const achievementLine = ({ title, detail, progress, plain }: Achievement): string =>
  [title, detail, plain ? "" : `${progress} %`].filter(Boolean).join(" – ");

function dated(label: string, iso: string | undefined): string | undefined {
  const words = dateInWords(iso);
  return words && `${label} ${words}`;
}

const isFilled = ({ text, items, picture, link }: Part): boolean =>
  Boolean(text?.trim() || items?.some((item) => item.trim()) || picture?.url || link);
