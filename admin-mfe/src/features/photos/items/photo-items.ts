import { requests, type Sector } from "@ministry/api-client";
import type { NewItem, QueuedItem } from "@ministry/api-client/outbox";
import { photosOf } from "../../../content/outbox/groups.ts";
import { ofParent } from "../../../outbox/saving/of-parent.ts";

/** Group of a gallery's uploads in the queue. */
export const photosGroup = (sector: Sector, projectId: string) => `photos/${sector}/${projectId}`;

export interface Gallery {
  sector: Sector;
  projectId: string;
  title: string;
}

/** Where shared photos go: a gallery, or a project that is itself still to be created. */
export interface Destination extends Gallery {
  /** Group of the queued project, whose request's id stands in the place of the project's. */
  queuedIn?: string;
}

/** One request for each shared photo, under the key it has had since it was shared: saved twice, it is sent once. */
export const sharedPhotoItems = (
  destination: Destination,
  photos: readonly { id: string; file: File }[],
): NewItem[] => photos.map(({ id, file }) => ({ id, label: file.name, ...additionTo(destination, [file]) }));

/** One request for each photo: a cut connection then costs one of them. The first carries the form's key. */
export const photoItems = (gallery: Gallery, photos: readonly File[], key: string): NewItem[] =>
  photos.map((photo, at) => ({
    id: at === 0 ? key : `${key}-${at}`,
    label: photo.name,
    ...additionTo(gallery, [photo]),
  }));

/** The request that adds photos to a gallery, and where it stands in the queue. */
export function additionTo(
  { sector, projectId, title, queuedIn }: Destination,
  photos: readonly File[],
): Pick<NewItem, "request" | "group" | "parent"> {
  if (queuedIn === undefined) {
    return {
      request: requests.photos.add(sector, projectId, photos),
      group: { id: photosGroup(sector, projectId), label: photosOf(title) },
    };
  }
  return {
    request: ofParent((parent) => requests.photos.add(sector, parent, photos)),
    group: { id: queuedIn, label: title },
    parent: projectId,
  };
}

const sectorInGroup = /^(?:photos|(?:edit\/)?project)\/(energy|water)\//;

/** The sector of a queued photo, by the group it stands in. */
export const sectorOf = ({ group }: Pick<QueuedItem, "group">): Sector | undefined =>
  sectorInGroup.exec(group.id)?.[1] as Sector | undefined;
