import { requests, type Sector } from "@ministry/api-client";
import type { NewItem } from "@ministry/api-client/outbox";

/** Group of a gallery's uploads in the queue. */
export const photosGroup = (sector: Sector, projectId: string) => `photos/${sector}/${projectId}`;

export interface Gallery {
  sector: Sector;
  projectId: string;
  title: string;
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
