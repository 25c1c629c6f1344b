import { didItArrive } from "@ministry/api-client/outbox/unknown-outcomes";
import type { Api, Photo, Sector } from "@ministry/api-client";
import type { Outbox } from "@ministry/api-client/outbox";
import * as replaceTexts from "../../../content/photos/replace.ts";
import { messageOf, isUnauthorized, statusOf } from "../../../lib/failures.ts";

export interface Replacement {
  sector: Sector;
  projectId: string;
  index: number;
  photo: Photo;
  file: File;
}

/** What is remembered from one try to the next. */
export interface ReplaceState {
  /** Keys of the calls are made from it. */
  idempotencyKey: string;
  /** The old photo is gone already: only the new one is to be added. */
  deleted: boolean;
}

/** A replacement that stopped half way, with words for the person. */
class HalfWay extends Error {
  override readonly name = "HalfWay";
  readonly kind = "refused";
  constructor(readonly serverMessage: string) {
    super(serverMessage);
  }
}

/**
 * Puts a picture in the place of a photo. Energy knows a call for it; water deletes, then adds. When the second
 * half fails, the old photo comes back by itself and the next try starts over, with fresh keys (AMB-18). Where it can't
 * come back, the next try only adds, under the same key: whatever became of the first is not done twice.
 */
export async function replacePhoto(
  { api, outbox }: { api: Api; outbox: Pick<Outbox, "context"> },
  { sector, projectId, index, photo, file }: Replacement,
  state: ReplaceState,
): Promise<void> {
  const { idempotencyKey } = state;
  const itemId = photo.id;
  if (sector === "energy") {
    await api.photos.replace(sector, projectId, index, file, { idempotencyKey, itemId });
    return;
  }
  if (!state.deleted) {
    await api.photos.remove(sector, projectId, index, { idempotencyKey: `${idempotencyKey}-delete`, itemId });
    state.deleted = true;
  }
  const addKey = `${idempotencyKey}-add`;
  try {
    await api.photos.add(sector, projectId, [file], { idempotencyKey: addKey });
  } catch (error) {
    if (isUnauthorized(error)) throw error;
    const arrived = await hasArrived(outbox, addKey, error);
    if (arrived === "arrived") return;
    const reason = messageOf(error, replaceTexts.replaceFailed).replace(/[.!?]?$/, ".");
    if (arrived === "not-arrived" && itemId && (await comesBack(api, itemId, idempotencyKey))) {
      state.idempotencyKey = crypto.randomUUID();
      state.deleted = false;
      throw new HalfWay(replaceTexts.oldPhotoIsBack(reason));
    }
    throw new HalfWay(replaceTexts.oldPhotoIsDeletedNew(reason));
  }
}

/** A refusal is clear; of anything else the server is asked what became of it. */
async function hasArrived(outbox: Pick<Outbox, "context">, key: string, error: unknown) {
  const status = statusOf(error);
  if (status !== undefined && status < 500) return "not-arrived";
  return (await didItArrive(outbox, [key])).get(key) ?? "not-known";
}

/** Whether the old photo could be taken out of the trash; hosts of the bare contract keep none. */
async function comesBack(api: Api, photoId: string, key: string): Promise<boolean> {
  try {
    await api.photos.restore(photoId, { idempotencyKey: `${key}-restore` });
    return true;
  } catch {
    return false;
  }
}
