import { requests, type Sector } from "@ministry/api-client";
import type { NewItem } from "@ministry/api-client/outbox";
import { ofParent } from "../../outbox/of-parent.ts";

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
export function sharedPhotoItems(
  destination: Destination,
  photos: readonly { id: string; file: File }[],
): NewItem[] {
  const { sector, projectId, title, queuedIn } = destination;
  if (queuedIn === undefined) {
    return photos.flatMap(({ id, file }) => photoItems(destination, [file], id));
  }
  return photos.map(({ id, file }) => ({
    id,
    request: ofParent((parent) => requests.photos.add(sector, parent, [file])),
    label: file.name,
    group: { id: queuedIn, label: title },
    parent: projectId,
  }));
}

/** One request for each photo: a cut line then costs one of them. The first carries the form's key. */
export function photoItems(
  { sector, projectId, title }: Gallery,
  photos: readonly File[],
  key: string,
): NewItem[] {
  const group = { id: photosGroup(sector, projectId), label: `Photos of ${title}` };
  return photos.map((photo, at) => ({
    id: at === 0 ? key : `${key}-${at}`,
    request: requests.photos.add(sector, projectId, [photo]),
    label: photo.name,
    group,
  }));
}
