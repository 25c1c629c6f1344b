import type { NewsEvent, Project, Publication, Sector } from "@ministry/api-client";
import * as searchTexts from "../../../content/layout/search.ts";
import { paths, sectorPaths, to } from "../../../paths.ts";
import { plain } from "../../../lib/plain.ts";

export interface SearchHit {
  to: string;
  /** Path of the list that it is in. */
  list: string;
  title: string;
  kind: string;
  /** The project an achievement belongs to. */
  of?: string;
}

export interface SearchSource {
  projects: readonly Project[];
  events: readonly NewsEvent[];
  documents: readonly Publication[];
}

/** As many results as a panel shows without becoming a page of its own. */
const mostShown = 12;

const sectorNames: Record<Sector, string> = searchTexts.sectorNames;

/**
 * Records whose titles contain the text, whatever its case and accents; those that begin with it first.
 *
 * @param mayEdit otherwise they lead to the lists, since the forms are not for this account
 * @returns the first of them, and how many there are altogether
 */
export function find(
  text: string,
  searched: SearchSource,
  mayEdit = true,
): { shown: SearchHit[]; total: number } {
  const wanted = plain(text);
  const matches = (mayEdit ? everything(searched) : everything(searched).map(inList))
    .map((found) => ({ found, at: plain(found.title).indexOf(wanted) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0));
  return { shown: matches.slice(0, mostShown).map(({ found }) => found), total: matches.length };
}

function everything({ projects, events, documents }: SearchSource): SearchHit[] {
  return [
    ...projects.map(({ id, title, sector }) => ({
      to: to(sectorPaths.projectUpdate[sector], { id }),
      list: sectorPaths.projects[sector],
      title,
      kind: searchTexts.project(sectorNames[sector]),
    })),
    ...projects.flatMap(achievementsOf),
    ...events.map(({ id, title }) => ({
      to: to(paths.eventUpdate, { id }),
      list: paths.events,
      title,
      kind: searchTexts.event,
    })),
    ...documents.map(({ id, title }) => ({
      to: to(paths.documentUpdate, { id }),
      list: paths.documents,
      title,
      kind: searchTexts.document,
    })),
  ];
}

/** Leads to the record in its list, for who may look and not edit. */
const inList = (found: SearchHit): SearchHit => ({
  ...found,
  to: `${found.list}?${new URLSearchParams({ q: found.title }).toString()}`,
});

/** Achievements are addressed by their positions in the project (API, `/{id}/achievements/{index}`). */
const achievementsOf = ({ id, title: of, sector, achievements }: Project): SearchHit[] =>
  achievements.map(({ title }, index) => ({
    to: to(sectorPaths.achievementUpdate[sector], { id, index: String(index) }),
    list: sectorPaths.achievements[sector],
    title,
    kind: searchTexts.achievement(sectorNames[sector]),
    of,
  }));
