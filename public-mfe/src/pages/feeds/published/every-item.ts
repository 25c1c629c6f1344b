import type { PublicApi, Sector } from "@ministry/api-client";
import { queryOptions } from "@tanstack/react-query";
import { everyEvent } from "../../events/every-event.ts";
import { achievementItems, eventItem, projectItem, publicationItem, type Item } from "./item.ts";

/** All records the ministry has published. */
export async function everyRecord(api: PublicApi, call: { signal: AbortSignal }) {
  const [events, water, energy, publications] = await Promise.all([
    everyEvent(api, call),
    api.projects.list("water", call),
    api.projects.list("energy", call),
    api.publications.list(call),
  ]);
  return { events, projects: [...water, ...energy], publications };
}

/** Puts what is newest first, and what tells no time last. */
export const sortByPublished = <T extends Pick<Item, "published">>(items: T[]): T[] =>
  items.sort((one, other) => timeOf(other) - timeOf(one));

const timeOf = ({ published = "" }: Pick<Item, "published">) => Date.parse(published) || 0;

/** The newest things of a sector, or of all. */
export const newestItemsQuery = (api: PublicApi, sector: Sector | undefined, most: number) =>
  queryOptions({
    queryKey: ["published", sector ?? "all", most],
    queryFn: async ({ signal }) => {
      const { events, projects, publications } = await everyRecord(api, { signal });
      const items = sortByPublished([
        ...events.map(eventItem),
        ...projects.flatMap((project) => [
          projectItem(project),
          ...achievementItems(project).map(({ item }) => item),
        ]),
        ...publications.map(publicationItem),
      ]);
      return items.filter(({ topic }) => !sector || topic === sector).slice(0, most);
    },
  });
