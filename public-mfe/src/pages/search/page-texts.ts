import { queryOptions } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import type { Site } from "../../site/host/site.tsx";
import { sentences } from "../../site/text/sentences.ts";

/** The pages that say more than their sentence in the list of pages; the `handle` of each is its content. */
const searched: readonly string[] = [
  paths.ministry,
  paths.leadership,
  paths.water,
  paths.energy,
  paths.planning,
  paths.administration,
];

/**
 * What fixed pages say, by their paths. The texts are read from the files of the pages themselves: nothing is
 * downloaded for the search that the page would not need.
 */
export const pageTextsQuery = (pages: Site["pages"] = []) =>
  queryOptions({
    queryKey: ["page-texts"],
    queryFn: async () => {
      const texts = pages
        .filter(({ path }) => searched.includes(path))
        .map(async ({ path, lazy }) => [path, sentences(textsIn((await lazy()).handle))]);
      return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What readers don't see as it stands in the content: it chooses colours, or is shown in the page's language. */
const keys = ["sector", "stage"];

/** The sentences in a page's content, in its order. */
export function textsIn(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => (keys.includes(key) ? [] : textsIn(value)));
}
