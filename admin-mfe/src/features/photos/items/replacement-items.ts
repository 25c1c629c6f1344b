import { requests, type Photo } from "@ministry/api-client";
import type { NewItem } from "@ministry/api-client/outbox";
import * as replaceTexts from "../../../content/photos/replace.ts";
import { additionTo, type Gallery } from "./photo-items.ts";

/** A photo in a gallery, by its place; its id, where the host gives one, keeps another from being replaced. */
export interface PlacedPhoto {
  gallery: Gallery;
  index: number;
  photo: Photo;
}

/**
 * The queue's requests that put a picture in the place of a photo. Energy knows a call for it; for water the
 * photo is deleted and the picture added, which waits for the first and is sent whatever becomes of this page.
 *
 * @param key of the first request; the second one's begins with it
 */
export function replacementItems(
  { gallery, index, photo }: PlacedPhoto,
  picture: File,
  key: string,
): NewItem[] {
  const { sector, projectId } = gallery;
  const addition = { ...additionTo(gallery, [picture]), label: picture.name };
  if (sector === "energy") {
    return [
      { ...addition, id: key, request: requests.photos.replaceEnergy(projectId, index, picture, photo.id) },
    ];
  }
  const deletion = {
    id: key,
    label: replaceTexts.deletePhoto(index + 1),
    group: addition.group,
    request: requests.photos.remove(sector, projectId, index, photo.id),
  };
  return [deletion, { ...addition, id: `${key}-add`, parent: key }];
}
