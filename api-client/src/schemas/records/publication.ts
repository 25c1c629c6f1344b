import type { Place } from "../fields/places.ts";
import { firstText, oneOf, present, textsIn } from "../fields/primitives.ts";
import { sectors, type Sector } from "../fields/sector.ts";
import { readLanguages, type PublicationTexts, type Translated } from "../fields/translations.ts";

/** Categories an editor may choose; readers get whatever is stored. */
export const documentCategories = ["water", "energy", "tenders", "reports", "general"] as const;
export type DocumentCategory = (typeof documentCategories)[number];
export const defaultCategory: DocumentCategory = "general";

/** A publication with clean names; `size` in bytes, `path` and `fileUrl` as stored. */
export interface PublicationRecord
  extends PublicationTexts, Pick<Place, "district">, Translated<PublicationTexts> {
  id: string;
  /** One of `documentCategories`, or what an older host stored; "general" when missing (P-167). */
  category: string;
  filename: string;
  mimetype: string;
  size: number;
  /** SHA-256 of the file in hex; only our own API tells it. */
  sha256?: string;
  path: string;
  fileUrl: string;
  /** Last day for offers, `2026-03-01`: a publication that has one is a tender. */
  closingDate?: string;
  sector?: Sector;
  createdAt?: string;
  updatedAt?: string;
}

const documentTexts = [
  "_id",
  "id",
  "title",
  "name",
  "description",
  "category",
  "filename",
  "mimetype",
  "sha256",
  "path",
  "fileUrl",
  "closingDate",
  "district",
  "createdAt",
  "updatedAt",
] as const;

/** Reads a document off the wire. Its size in bytes is a number; older hosts send text. */
export function readPublication(wire: Readonly<Record<string, unknown>>): PublicationRecord {
  const texts = textsIn(wire, documentTexts);
  return present({
    id: texts._id ?? texts.id ?? "",
    title: firstText(texts.title, texts.name),
    description: texts.description ?? "",
    category: firstText(texts.category) || defaultCategory,
    filename: texts.filename ?? "",
    mimetype: texts.mimetype ?? "",
    size: Math.max(0, Number(wire.size ?? 0)) || 0,
    sha256: texts.sha256 && /^[0-9a-f]{64}$/.test(texts.sha256) ? texts.sha256 : undefined,
    path: texts.path ?? "",
    fileUrl: texts.fileUrl ?? "",
    closingDate: /^\d{4}-\d\d-\d\d$/.test(texts.closingDate ?? "") ? texts.closingDate : undefined,
    sector: oneOf(sectors, wire.sector),
    district: firstText(texts.district) || undefined,
    ...readLanguages<PublicationTexts>(wire),
    createdAt: texts.createdAt,
    updatedAt: texts.updatedAt,
  });
}
