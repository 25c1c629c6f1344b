import { requests, type Sector, type WriteRequest } from "@ministry/api-client";
import type { NewItem } from "@ministry/api-client/outbox";
import * as projectFormTexts from "../../content/projects/form.ts";
import { ofParent } from "../../outbox/saving/of-parent.ts";
import { recordItem } from "../../outbox/queued/record-item.ts";
import { draftOf, type ProjectValues } from "./project-values.ts";
import { kindOf } from "./projects-in-queue.ts";

const titleOf = ({ title }: ProjectValues) => title.trim() || projectFormTexts.projectWithoutTitle;

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
