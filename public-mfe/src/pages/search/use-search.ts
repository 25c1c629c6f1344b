import { useQueries } from "@tanstack/react-query";
import { inOrder } from "../../blocks/list-tools.tsx";
import { eventPath, projectPath, publicationPath } from "../../paths.ts";
import { useApi } from "../../site/api.ts";
import { eventPageQuery } from "../events/events-query.ts";
import { projectsQuery } from "../projects/projects-query.ts";
import { publicationsQuery } from "../publications/publications-query.ts";

/** How many of the latest events are searched. */
const searchedEvents = 100;

export interface Hit {
  id: string;
  to: string;
  title: string;
  description: string;
  createdAt?: string;
}

export interface Found {
  groups: { title: string; accent?: "water" | "energy"; hits: Hit[] }[];
  total: number;
  isLoading: boolean;
  /** A list did not come: what is shown may not be all. */
  isPartial: boolean;
  retry: () => void;
}

type Entry = Omit<Hit, "to">;

/** What of projects, events and publications has all words of `text`, newest first. The lists are asked for together. */
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
  const hits = (entries: readonly Entry[] = [], to: (id: string) => string): Hit[] =>
    inOrder(entries, text, "newest").map((entry) => ({ ...entry, to: to(entry.id) }));
  const named = publications.data?.map((entry) => ({ ...entry, title: entry.title || entry.filename }));

  const groups: Found["groups"] = [
    { title: "Water projects", accent: "water", hits: hits(water.data, (id) => projectPath("water", id)) },
    {
      title: "Energy projects",
      accent: "energy",
      hits: hits(energy.data, (id) => projectPath("energy", id)),
    },
    { title: "Events", hits: hits(events.data?.items, eventPath) },
    { title: "Publications", hits: hits(named, publicationPath) },
  ];
  const all = [water, energy, events, publications];
  return {
    groups: groups.filter((group) => group.hits.length > 0),
    total: groups.reduce((sum, group) => sum + group.hits.length, 0),
    isLoading: all.some((query) => query.isPending),
    isPartial: all.some((query) => query.isError && !query.data),
    retry: () => all.filter((query) => query.isError).forEach((query) => void query.refetch()),
  };
}
