import { requests, type Sector, type WriteRequest } from "@ministry/api-client";
import type { NewItem, QueuedItem } from "@ministry/api-client/outbox";
import * as projectFormTexts from "../../content/projects/form.ts";
import { ofParent } from "../../outbox/saving/of-parent.ts";
import { creationGroup, editGroup, recordItem } from "../../outbox/queued/record-item.ts";
import { draftOf, type ProjectValues } from "./project-values.ts";

const kindOf = (sector: Sector) => `project/${sector}`;
const titleOf = ({ title }: ProjectValues) => title.trim() || projectFormTexts.projectWithoutTitle;

/** Groups of the queue: projects of a sector still to be created, and changes of one project. */
export const projectsGroup = (sector: Sector) => creationGroup(kindOf(sector));
export const projectEditGroup = (sector: Sector, id: string) => editGroup(kindOf(sector), id);

/**
 * A new project as requests for the queue: the project with its single pictures, then each photo by itself, waiting
 * for the id that the project gets.
 */
export function projectItems(sector: Sector, values: ProjectValues, key: string): NewItem[] {
  const request = requests.projects.create(sector, draftOf({ ...values, photos: [] }, true));
  const project = recordItem({ kind: kindOf(sector), title: titleOf(values), request, key });
  return withPhotos(project, values, (photo) => ofParent((id) => requests.photos.add(sector, id, [photo])));
}

/** Changes of a project, made on that `version`; then each photo that was added, by itself. */
export function projectEditItems(
  { id, sector }: { id: string; sector: Sector },
  values: ProjectValues,
  version: string | undefined,
  key: string,
): NewItem[] {
  const request = requests.projects.update(sector, id, draftOf({ ...values, photos: [] }, false), version);
  const project = recordItem({ kind: kindOf(sector), id, title: titleOf(values), request, key });
  return withPhotos(project, values, (photo) => requests.photos.add(sector, id, [photo]));
}

function withPhotos(
  project: ReturnType<typeof recordItem>,
  { photos }: ProjectValues,
  requestOf: (photo: File) => WriteRequest,
): NewItem[] {
  const { id, group } = project;
  return [
    project,
    ...photos.map((photo, at) => ({
      ...{ id: `${id}-${at}`, request: requestOf(photo), label: photo.name },
      ...{ group, parent: id },
    })),
  ];
}

/** Projects of a sector that this device has sent and that an older copy of the list does not name yet. */
export function receivedProjects(
  items: readonly QueuedItem[],
  sector: Sector,
  listed: readonly { id?: string }[],
): { id: string; title: string }[] {
  const known = new Set(listed.map(({ id }) => id));
  return items.flatMap(({ group, parent, job, label }) => {
    const isProject = group.id.startsWith(projectsGroup(sector)) && parent === undefined;
    if (!isProject || job.state !== "sent" || job.recordId === undefined || known.has(job.recordId))
      return [];
    return [{ id: job.recordId, title: label }];
  });
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
