import * as z from "zod/mini";
import { unwrapMany } from "./envelopes.ts";
import { readMedia, type Media } from "./media.ts";
import { isRecord, model, present, text } from "./primitives.ts";

/** A deleted record that can still come back: an addition of our server (docs/api.md). */
export interface TrashRecord {
  id: string;
  /** A `TrashKind`, or what a newer server knows. */
  kind: string;
  /** Its own; a photo goes by its project's. */
  title: string;
  /** What it belonged to: photos and achievements. */
  projectId?: string;
  projectTitle?: string;
  /** Of a project and of what belongs to one. */
  sector?: string;
  /** Stored reference of a photo. */
  image?: string;
  /** ISO 8601. */
  deletedAt?: string;
  /** When it goes for good (ISO 8601). */
  keptUntil?: string;
  /** Name of the administrator. */
  deletedBy?: string;
}

const wireTrash = z.object({
  _id: text,
  kind: text,
  title: text,
  projectId: text,
  projectTitle: text,
  sector: text,
  Image: text,
  deletedAt: text,
  keptUntil: text,
  deletedBy: text,
});

const trashCodec = z.codec(wireTrash, model<TrashRecord>(), {
  decode: ({ _id, kind, title, Image, ...rest }) =>
    present({ ...rest, id: _id ?? "", kind: kind ?? "", title: title ?? "", image: Image }),
  encode: ({ id, image, ...rest }) => present({ ...rest, _id: id, Image: image }),
});

/** The answer of `GET /trash`; `undefined` when it is no list. */
export function readTrash(reply: unknown): { items: TrashRecord[]; media?: Media } | undefined {
  const list = unwrapMany(reply);
  if (!list) return undefined;
  const items = list.flatMap((entry) => {
    const { data } = isRecord(entry) ? z.safeParse(trashCodec, entry) : {};
    return data?.id ? [data] : [];
  });
  return present({ items, media: readMedia(isRecord(reply) ? reply.media : undefined) });
}
