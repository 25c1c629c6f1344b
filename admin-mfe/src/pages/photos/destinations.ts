import type { Sector } from "@ministry/api-client";
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { Destination } from "../../features/photos/items/photo-items.ts";
import {
  projectsGroup,
  queuedProjects,
  receivedProjects,
} from "../../features/projects/projects-in-queue.ts";
import { projectsQuery } from "../../features/projects/projects-query.ts";
import { useOutboxView } from "../../outbox/use-outbox.ts";
import { useApi } from "../../session/portal.tsx";
import { shownCopies } from "../../session/saved-reads/shown-copies.ts";

const sectors = ["energy", "water"] as const;

/** Every project, those first that still wait on this device. Offline the saved copies of the lists answer. */
export function useDestinations(): Destination[] {
  const api = useApi();
  const { items } = useOutboxView();
  const lists = {
    energy: useQuery(projectsQuery(api, "energy")).data,
    water: useQuery(projectsQuery(api, "water")).data,
  };
  const isCopy = useSyncExternalStore(shownCopies.subscribe, shownCopies.get) !== undefined;
  const received = (sector: Sector) => (isCopy ? receivedProjects(items, sector, lists[sector] ?? []) : []);
  const waiting = sectors.flatMap((sector) =>
    queuedProjects(items, sector).map(({ id, title }) => ({
      ...{ sector, title, projectId: id },
      queuedIn: `${projectsGroup(sector)}${id}`,
    })),
  );
  const there = sectors.flatMap((sector) =>
    [...received(sector), ...(lists[sector] ?? [])].map(({ id, title }) => ({
      ...{ sector, title, projectId: id },
    })),
  );
  return [...waiting, ...there];
}
