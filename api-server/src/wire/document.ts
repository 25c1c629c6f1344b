import { type DocumentRecord } from "../repositories/content/documents.ts";
import { documentAdditionsWire } from "./additions.ts";

/** A publication as it travels (API-44); `size` in bytes; `sha256` (hex) is our addition. */
export function documentWire({ document, file }: DocumentRecord, storageUrl: string) {
  return {
    _id: document.id,
    title: document.title,
    description: document.description,
    category: document.category,
    filename: file.filename,
    mimetype: file.contentType,
    size: file.bytes,
    ...(file.sha256 && { sha256: file.sha256 }),
    path: `document/${file.key}`,
    fileUrl: `${storageUrl}/${file.key}`,
    ...documentAdditionsWire(document),
    createdAt: document.createdAt.toISOString(),
    updatedAt: document.updatedAt.toISOString(),
  };
}
