import { requests, type Sector } from "@ministry/api-client";
import type { NewItem, QueuedItem } from "@ministry/api-client/outbox";
import { ofParent } from "../../outbox/of-parent.ts";
import { draftOf, type ProjectValues } from "./project-values.ts";

/** Groups of the queue: projects of a sector still to be created, and changes of one project. */
export const projectsGroup = (sector: Sector) => `project/${sector}/`;
export const projectEditGroup = (sector: Sector, id: string) => `edit/project/${sector}/${id}`;

/**
 * A new project as requests for the queue: the project with its single pictures, then each photo by itself, waiting
 * for the id that the project gets.
 */
export function projectItems(sector: Sector, values: ProjectValues, key: string): NewItem[] {
  const label = values.title.trim() || "Project without a title";
  const group = { id: `${projectsGroup(sector)}${key}`, label };
  const project = requests.projects.create(sector, draftOf({ ...values, photos: [] }));
  return [
    { id: key, request: project, label, group },
    ...values.photos.map((photo, at) => ({
      id: `${key}-${at}`,
      request: ofParent((id) => requests.photos.add(sector, id, [photo])),
      label: photo.name,
      group,
      parent: key,
    })),
  ];
}

/** Changes of a project, made on that `version`; then each photo that was added, by itself. */
export function projectEditItems(
  { id, sector }: { id: string; sector: Sector },
  values: ProjectValues,
  version: string | undefined,
  key: string,
): NewItem[] {
  const label = values.title.trim() || "Project without a title";
  const group = { id: projectEditGroup(sector, id), label: `Changes to ${label}` };
  const request = requests.projects.update(sector, id, draftOf({ ...values, photos: [] }), version);
  return [
    { id: key, request, label, group },
    ...values.photos.map((photo, at) => ({
      id: `${key}-${at}`,
      request: requests.photos.add(sector, id, [photo]),
      label: photo.name,
      group,
      parent: key,
    })),
  ];
}

/** Projects of a sector that are saved on this device and not created yet, by their request's id. */
export const queuedProjects = (
  items: readonly QueuedItem[],
  sector: Sector,
): { id: string; title: string }[] =>
  items
    .filter(({ group, parent, job }) => {
      return group.id.startsWith(projectsGroup(sector)) && parent === undefined && job.state !== "sent";
    })
    .map(({ id, label }) => ({ id, title: label }));
