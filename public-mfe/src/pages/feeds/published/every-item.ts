import type { PublicApi, Sector } from "@ministry/api-client";
import { queryOptions } from "@tanstack/react-query";
import { everyEvent } from "../../events/every-event.ts";
import { eventItem, projectItems, publicationItem, type Item } from "./item.ts";

/** Everything the ministry has published, the newest first; what tells no time stands last. */
export async function everyItem(api: PublicApi, call: { signal: AbortSignal }): Promise<Item[]> {
  const [events, water, energy, publications] = await Promise.all([
    everyEvent(api, call),
    api.projects.list("water", call),
    api.projects.list("energy", call),
    api.publications.list(call),
  ]);
  const items = [
    ...events.map(eventItem),
    ...[...water, ...energy].flatMap(projectItems),
    ...publications.map(publicationItem),
  ];
  return items.sort((one, other) => timeOf(other) - timeOf(one));
}

const timeOf = ({ published = "" }: Item) => Date.parse(published) || 0;

/** The newest things of a sector, or of all. */
export const newestItemsQuery = (api: PublicApi, sector: Sector | undefined, most: number) =>
  queryOptions({
    queryKey: ["published", sector ?? "all", most],
    queryFn: async ({ signal }) => {
      const items = await everyItem(api, { signal });
      return items.filter(({ topic }) => !sector || topic === sector).slice(0, most);
    },
  });
