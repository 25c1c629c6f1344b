import type { Api, Photo, Sector } from "@ministry/api-client";

export interface Replacement {
  sector: Sector;
  projectId: string;
  index: number;
  photo: Photo;
  file: File;
  idempotencyKey: string;
}

/**
 * Puts a picture in the place of a photo. Energy knows a call for it; water deletes, then adds. What was
 * deleted already is not deleted again when the person tries once more: `state` remembers it.
 */
export async function replacePhoto(
  api: Api,
  replacement: Replacement,
  state: { deleted: boolean },
): Promise<void> {
  const { sector, projectId, index, photo, file, idempotencyKey } = replacement;
  const itemId = photo.id;
  if (sector === "energy") {
    await api.photos.replace(sector, projectId, index, file, { idempotencyKey, itemId });
    return;
  }
  if (!state.deleted) {
    await api.photos.remove(sector, projectId, index, { idempotencyKey: `${idempotencyKey}-delete`, itemId });
    state.deleted = true;
  }
  await api.photos.add(sector, projectId, [file], { idempotencyKey: `${idempotencyKey}-add` });
}
