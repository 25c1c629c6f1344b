import * as z from "zod/mini";
import { firstText, given, model, present, text } from "./primitives.ts";

/** Categories an editor may choose; readers get whatever is stored. */
export const documentCategories = ["water", "energy", "tenders", "reports", "general"] as const;
export type DocumentCategory = (typeof documentCategories)[number];
export const defaultCategory: DocumentCategory = "general";

/** A publication with clean names; `size` in bytes, `path` and `fileUrl` as stored. */
export interface PublicationRecord {
  id: string;
  title: string;
  description: string;
  /** One of `documentCategories`, or what an older host stored; "general" when missing (P-167). */
  category: string;
  filename: string;
  mimetype: string;
  size: number;
  /** SHA-256 of the file in hex; only our own API tells it. */
  sha256?: string;
  path: string;
  fileUrl: string;
  createdAt?: string;
  updatedAt?: string;
}

/** A document as it travels (API-44). */
export const wireDocument = z.object({
  _id: text,
  id: text,
  title: text,
  name: text,
  description: text,
  category: text,
  filename: text,
  mimetype: text,
  /** Bytes, a number; older hosts send text. */
  size: given,
  /** Our addition: hash of the file, 64 hex digits. */
  sha256: text,
  path: text,
  fileUrl: text,
  createdAt: text,
  updatedAt: text,
});
export type WireDocument = z.output<typeof wireDocument>;

export const publicationCodec = z.codec(wireDocument, model<PublicationRecord>(), {
  decode: (wire) =>
    present({
      id: wire._id ?? wire.id ?? "",
      title: firstText(wire.title, wire.name),
      description: wire.description ?? "",
      category: firstText(wire.category) || defaultCategory,
      filename: wire.filename ?? "",
      mimetype: wire.mimetype ?? "",
      size: Math.max(0, Number(wire.size ?? 0)) || 0,
      sha256: wire.sha256 && /^[0-9a-f]{64}$/.test(wire.sha256) ? wire.sha256 : undefined,
      path: wire.path ?? "",
      fileUrl: wire.fileUrl ?? "",
      createdAt: wire.createdAt,
      updatedAt: wire.updatedAt,
    }),
  encode: ({ id, ...rest }) => present({ _id: id, ...rest }),
});
