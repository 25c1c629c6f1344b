import { useQuery } from "@tanstack/react-query";
import type { Destination } from "../features/photos/photo-items.ts";
import { projectsGroup, queuedProjects } from "../features/projects/project-items.ts";
import { projectsQuery } from "../features/projects/projects-query.ts";
import { useOutboxView } from "../outbox/use-outbox.ts";
import { useApi } from "../session/portal.tsx";

const sectors = ["energy", "water"] as const;

/** Every project, those first that still wait on this device. Without a line the kept lists answer. */
export function useDestinations(): Destination[] {
  const api = useApi();
  const { items } = useOutboxView();
  const lists = {
    energy: useQuery(projectsQuery(api, "energy")).data,
    water: useQuery(projectsQuery(api, "water")).data,
  };
  const waiting = sectors.flatMap((sector) =>
    queuedProjects(items, sector).map(({ id, title }) => ({
      ...{ sector, title, projectId: id },
      queuedIn: `${projectsGroup(sector)}${id}`,
    })),
  );
  const there = sectors.flatMap((sector) =>
    (lists[sector] ?? []).map(({ id, title }) => ({ sector, title, projectId: id })),
  );
  return [...waiting, ...there];
}
