import { unwrapMany } from "../fields/envelopes.ts";
import { readMedia, type Media } from "../fields/media.ts";
import { isRecord, present, textsIn } from "../fields/primitives.ts";

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

const trashTexts = [
  "_id",
  "kind",
  "title",
  "projectId",
  "projectTitle",
  "sector",
  "Image",
  "deletedAt",
  "keptUntil",
  "deletedBy",
] as const;

function readTrashed(wire: Readonly<Record<string, unknown>>): TrashRecord {
  const { _id, Image, ...rest } = textsIn(wire, trashTexts);
  return present({ kind: "", title: "", ...rest, id: _id ?? "", image: Image });
}

/** The answer of `GET /trash`; `undefined` when it is no list. */
export function readTrash(reply: unknown): { items: TrashRecord[]; media?: Media } | undefined {
  const list = unwrapMany(reply);
  if (!list) return undefined;
  const items = list
    .filter(isRecord)
    .map(readTrashed)
    .filter(({ id }) => id !== "");
  return present({ items, media: readMedia(isRecord(reply) ? reply.media : undefined) });
}
