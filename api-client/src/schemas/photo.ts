import * as z from "zod/mini";
import { unwrapMany, unwrapOne } from "./envelopes.ts";
import { readMedia, type Media } from "./media.ts";
import { firstText, isRecord, model, present, text } from "./primitives.ts";

/** A photo of a project's gallery; `reference` as stored, "" when the entry could not be read. */
export interface PhotoRecord {
  id?: string;
  reference: string;
}

/** A photo as it travels. `_id` is our addition beside the position. */
export const wirePhoto = z.object({ _id: text, id: text, Image: text, image: text });
export type WirePhoto = z.output<typeof wirePhoto>;

export const photoCodec = z.codec(wirePhoto, model<PhotoRecord>(), {
  decode: (wire) => present({ id: wire._id ?? wire.id, reference: firstText(wire.Image, wire.image) }),
  encode: ({ id, reference }) => present({ _id: id, Image: reference }),
});

/**
 * Reads a list of photos: objects or bare references. Positions are kept, because calls address photos by index.
 */
export function readPhotos(value: unknown): PhotoRecord[] {
  return (unwrapMany(value) ?? []).map((item) =>
    typeof item === "string"
      ? { reference: item }
      : z.decode(photoCodec, wirePhoto.parse(isRecord(item) ? item : {})),
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
