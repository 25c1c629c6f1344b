import { useQueries } from "@tanstack/react-query";
import * as searchTexts from "../../../content/layout/search.ts";
import { documentsQuery } from "../../../features/documents/documents-query.ts";
import { allEventsQuery } from "../../../features/events/events-query.ts";
import { projectsQuery } from "../../../features/projects/projects-query.ts";
import { useMay } from "../../../session/roles/allowed.tsx";
import { useApi } from "../../../session/portal.tsx";
import { find, type SearchHit } from "./find.ts";

export interface SearchResults {
  shown: readonly SearchHit[];
  /** More than are shown, when there are many. */
  total: number;
  /** Lists are still on their way. */
  loading: boolean;
  /** Lists that could not be read: `events`, `documents`. */
  missing: readonly string[];
  retry: () => void;
}

const names = [
  searchTexts.energyProjects,
  searchTexts.waterProjects,
  searchTexts.events,
  searchTexts.documents,
];

/**
 * What the search finds in the lists that the portal's screens show too, so that a list is read once for both.
 *
 * @param enabled nothing is read before somebody searches
 */
export function useSearch(wanted: string, enabled: boolean): SearchResults {
  const api = useApi();
  const mayEdit = useMay()("edit");
  const queries = useQueries({
    queries: [
      { ...projectsQuery(api, "energy"), enabled },
      { ...projectsQuery(api, "water"), enabled },
      { ...allEventsQuery(api), enabled },
      { ...documentsQuery(api), enabled },
    ],
  });
  const [energy, water, events, documents] = queries;
  const found = enabled
    ? find(
        wanted,
        {
          projects: [...(energy.data ?? []), ...(water.data ?? [])],
          events: events.data?.events ?? [],
          documents: documents.data ?? [],
        },
        mayEdit,
      )
    : { shown: [], total: 0 };
  const failed = queries.map(({ data, error, isFetching }) => data === undefined && !!error && !isFetching);
  return {
    ...found,
    loading: queries.some(({ data, isFetching }) => data === undefined && isFetching),
    missing: names.filter((_, at) => failed[at]),
    retry: () => queries.forEach(({ refetch }, at) => failed[at] && void refetch()),
  };
}
