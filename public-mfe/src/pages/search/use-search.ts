import { useQueries } from "@tanstack/react-query";
import { language } from "../../content/site/language.ts";
import { foundKinds, searchedPages } from "../../content/site/search.ts";
import { eventPath, projectPath, publicationPath } from "../../paths.ts";
import { searchLists, type WordMatch } from "../../search/search.ts";
import { useApi } from "../../site/host/api.ts";
import type { Written } from "../../site/text/lang-of.ts";
import { eventPageQuery } from "../events/events-query.ts";
import { projectsQuery } from "../projects/projects-query.ts";
import { publicationsQuery } from "../publications/publications-query.ts";

/** How many of the latest events are searched. */
const searchedEvents = 100;

export interface Hit extends Written {
  id: string;
  to: string;
  title: string;
  description: string;
  createdAt?: string;
}

export interface Found {
  groups: { title: string; accent?: "water" | "energy"; hits: Hit[] }[];
  total: number;
  /** Only words that are spelt otherwise were found. */
  isSimilar: boolean;
  /** Says which words of a hit to mark. */
  match: WordMatch;
  isLoading: boolean;
  /** A list did not come: what is shown may not be all. */
  isPartial: boolean;
  retry: () => void;
}

/** What of pages, projects, events and publications answers `text`, the best of each kind first. The lists are asked for together. */
export function useSearch(text: string): Found {
  const api = useApi();
  const [water, energy, events, publications] = useQueries({
    queries: [
      projectsQuery(api, "water"),
      projectsQuery(api, "energy"),
      eventPageQuery(api, 1, searchedEvents),
      publicationsQuery(api),
    ],
  });
  const named = publications.data?.map((entry) => ({ ...entry, title: entry.title || entry.filename }));
  const kinds: Kind[] = [
    { title: foundKinds.pages, entries: pageHits },
    { title: foundKinds.water, accent: "water", entries: hits(water.data, (id) => projectPath("water", id)) },
    {
      title: foundKinds.energy,
      accent: "energy",
      entries: hits(energy.data, (id) => projectPath("energy", id)),
    },
    { title: foundKinds.events, entries: hits(events.data?.items, eventPath) },
    { title: foundKinds.publications, entries: hits(named, publicationPath) },
  ];
  const { found, isSimilar, match } = searchLists(
    kinds.map(({ entries }) => entries),
    text,
  );
  const all = [water, energy, events, publications];
  return {
    groups: kinds
      .map(({ entries: _, ...kind }, at) => ({ ...kind, hits: found[at] ?? [] }))
      .filter((group) => group.hits.length > 0),
    total: found.reduce((sum, list) => sum + list.length, 0),
    isSimilar,
    match,
    isLoading: all.some((query) => query.isPending),
    isPartial: all.some((query) => query.isError && !query.data),
    retry: () => all.filter((query) => query.isError).forEach((query) => void query.refetch()),
  };
}

interface Kind {
  title: string;
  accent?: "water" | "energy";
  entries: Hit[];
}

/** Entries with their addresses, newest first. */
const hits = (entries: readonly Omit<Hit, "to">[] = [], to: (id: string) => string): Hit[] =>
  entries.map((entry) => ({ ...entry, to: to(entry.id) })).sort((one, other) => timeOf(other) - timeOf(one));

const timeOf = ({ createdAt }: Pick<Hit, "createdAt">) => Date.parse(createdAt ?? "") || 0;

/** In the language of the page, as all fixed texts are. */
const pageHits: Hit[] = searchedPages.map((page) => ({ ...page, id: page.to, language }));
