import { unwrapMany, unwrapOne } from "../fields/envelopes.ts";
import { readMedia, type Media } from "../fields/media.ts";
import { firstText, isRecord, present, textsIn } from "../fields/primitives.ts";

/** A photo of a project's gallery; `reference` as stored, "" when the entry could not be read. */
export interface PhotoRecord {
  id?: string;
  reference: string;
}

/** Reads a photo off the wire: `_id` is our addition beside the position. */
export function readPhoto(wire: Readonly<Record<string, unknown>>): PhotoRecord {
  const { _id, id, Image, image } = textsIn(wire, ["_id", "id", "Image", "image"]);
  return present({ id: _id ?? id, reference: firstText(Image, image) });
}

/**
 * Reads a list of photos: objects or bare references. Positions are kept, because calls address photos by index.
 */
export function readPhotos(value: unknown): PhotoRecord[] {
  return (unwrapMany(value) ?? []).map((item) =>
    typeof item === "string" ? { reference: item } : readPhoto(isRecord(item) ? item : {}),
  );
}

/**
 * The photos in the answer of a gallery call or in a project record, which has them under `Photos` or `photos`
 * (P-130); `undefined` when the answer holds no list.
 */
export function readGallery(reply: unknown): { photos: PhotoRecord[]; media?: Media } | undefined {
  const list = unwrapMany(reply);
  const record = unwrapOne(reply);
  const media = readMedia(isRecord(record) ? record.media : undefined);
  if (isRecord(record) && ("Photos" in record || "photos" in record)) {
    return present({ photos: readPhotos(record.Photos ?? record.photos), media });
  }
  return list && present({ photos: readPhotos(list), media });
}
