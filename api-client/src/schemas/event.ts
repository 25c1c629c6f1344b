import * as z from "zod/mini";
import { unwrapMany } from "./envelopes.ts";
import { readMedia, type Media } from "./media.ts";
import { firstText, given, isRecord, model, numberIn, present, text } from "./primitives.ts";

/** An event with clean names; images are references as stored. */
export interface EventRecord {
  id: string;
  title: string;
  ministry: string;
  description: string;
  moreDescription: string;
  coverImage?: string;
  objectiveImage?: string;
  createdAt?: string;
  updatedAt?: string;
  media?: Media;
}

/** An event as it travels. */
export const wireEvent = z.object({
  _id: text,
  id: text,
  title: text,
  name: text,
  ministry: text,
  description: text,
  moreDescription: text,
  coverImage: text,
  objectiveImage: text,
  createdAt: text,
  updatedAt: text,
  media: given,
});
export type WireEvent = z.output<typeof wireEvent>;

export const eventCodec = z.codec(wireEvent, model<EventRecord>(), {
  decode: ({ _id, id, title, name, ministry, description, moreDescription, media, ...rest }) =>
    present({
      ...rest,
      id: _id ?? id ?? "",
      title: firstText(title, name),
      ministry: ministry ?? "",
      description: description ?? "",
      moreDescription: moreDescription ?? "",
      media: readMedia(media),
    }),
  encode: ({ id, ...rest }) => present({ ...rest, _id: id }),
});

/** `total` and `limit` of a list answer; a bare array is one whole page (AMB-43). */
export function readEventEnvelope(
  reply: unknown,
): { items: unknown[]; total: number; limit: number } | undefined {
  const items = unwrapMany(reply);
  if (!items) return undefined;
  const holder = isRecord(reply) && isRecord(reply.data) && !Array.isArray(reply.data) ? reply.data : reply;
  const figures = isRecord(holder) ? holder : {};
  return {
    items,
    total: Math.max(items.length, numberIn(figures.total) ?? 0),
    // A page has room for one at least: whoever counts pages divides by it.
    limit: Math.max(1, numberIn(figures.limit) ?? items.length),
  };
}
