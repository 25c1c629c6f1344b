import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { foundKinds } from "../../content/site/search.ts";
import { searchLists } from "../../search/search.ts";
import { completions } from "../../search/word-index.ts";
import { useApi } from "../../site/host/api.ts";
import { useSite } from "../../site/host/site.tsx";
import { everyEventQuery } from "../events/events-query.ts";
import { projectsQuery } from "../projects/projects-query.ts";
import { publicationsQuery } from "../publications/publications-query.ts";
import { joinHits } from "./join-hits.ts";
import { pageTextsQuery } from "./page-texts.ts";
import { pageHits } from "./searched-pages.ts";
import { eventHit, projectHit, publicationHit, type Hit } from "./searched-records.ts";
import { useDocumentHits, type DocumentTexts } from "./use-document-hits.ts";

export interface Group {
  title: string;
  accent?: "water" | "energy";
  hits: Hit[];
}

export interface Found {
  groups: Group[];
  total: number;
  /** Only words that are spelt otherwise were found. */
  isSimilar: boolean;
  /** The words to mark. */
  words: ReadonlySet<string>;
  /** Words that begin with what was typed last. */
  completions: string[];
  isLoading: boolean;
  /** A list did not come: what is shown may not be all. */
  isPartial: boolean;
  /** How it stands with the texts inside documents. */
  documentTexts: DocumentTexts;
  retry: () => void;
}

/** In the order in which they are shown. */
const kinds: readonly Omit<Group, "hits">[] = [
  { title: foundKinds.pages },
  { title: foundKinds.water, accent: "water" },
  { title: foundKinds.energy, accent: "energy" },
  { title: foundKinds.events },
  { title: foundKinds.publications },
];

const publicationsAt = kinds.findIndex(({ title }) => title === foundKinds.publications);

const mostCompletions = 6;

/**
 * What of pages, projects, events and publications answers `text`, the best of each kind first. The lists are asked for
 * together; what is found in them waits for nothing that is found inside documents.
 */
export function useSearch(text: string): Found {
  const api = useApi();
  const [pages, water, energy, events, publications] = useQueries({
    queries: [
      pageTextsQuery(useSite().pages),
      projectsQuery(api, "water"),
      projectsQuery(api, "energy"),
      everyEventQuery(api),
      publicationsQuery(api),
    ],
  });
  // Each list is indexed once: it has to stay the same list.
  const fixedPages = useMemo(() => pageHits(pages.data), [pages.data]);
  const waterHits = useMemo(() => sortHitsByTime(water.data?.map(projectHit)), [water.data]);
  const energyHits = useMemo(() => sortHitsByTime(energy.data?.map(projectHit)), [energy.data]);
  const eventHits = useMemo(() => sortHitsByTime(events.data?.map(eventHit)), [events.data]);
  const documents = useMemo(
    () => sortHitsByTime(publications.data?.map(publicationHit)),
    [publications.data],
  );
  const result = useMemo(() => {
    const lists = [fixedPages, waterHits, energyHits, eventHits, documents];
    return { ...searchLists(lists, text), completions: completions(lists, text, mostCompletions) };
  }, [fixedPages, waterHits, energyHits, eventHits, documents, text]);
  const documentTexts = useDocumentHits(text);
  const found = result.found.map((hits, at) =>
    at === publicationsAt ? joinHits(hits, documents, documentTexts.hits) : hits,
  );
  const all = [pages, water, energy, events, publications];
  return {
    groups: kinds
      .map((kind, at) => ({ ...kind, hits: found[at] ?? [] }))
      .filter(({ hits }) => hits.length > 0),
    total: found.reduce((sum, list) => sum + list.length, 0),
    isSimilar: result.isSimilar && documentTexts.hits.length === 0,
    words: result.words,
    completions: result.completions,
    isLoading: all.some((query) => query.isPending),
    isPartial: all.some((query) => query.isError && !query.data),
    documentTexts,
    retry: () => all.filter((query) => query.isError).forEach((query) => void query.refetch()),
  };
}

const sortHitsByTime = (hits: Hit[] = []): Hit[] => hits.sort((one, other) => timeOf(other) - timeOf(one));

const timeOf = ({ createdAt }: Hit) => Date.parse(createdAt ?? "") || 0;
