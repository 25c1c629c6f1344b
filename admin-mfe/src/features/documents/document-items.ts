import { requests } from "@ministry/api-client";
import type { NewItem } from "@ministry/api-client/outbox";
import { draftOf, type DocumentValues } from "./document-values.ts";

/** Groups of the queue: documents still to be uploaded, and changes of one document. */
export const documentsGroup = "document/";
export const documentEditGroup = (id: string) => `edit/document/${id}`;

/** A new document as a request for the queue. */
export function newDocumentItem(values: DocumentValues, key: string): NewItem {
  const label = values.title.trim();
  return {
    id: key,
    request: requests.publications.create(draftOf(values)),
    label,
    group: { id: `${documentsGroup}${key}`, label },
  };
}

/** Changes of a document; `version` is the one they were made on. */
export function documentEditItem(
  id: string,
  values: DocumentValues,
  version: string | undefined,
  key: string,
): NewItem {
  const label = values.title.trim();
  return {
    id: key,
    request: requests.publications.update(id, draftOf(values), version),
    label,
    group: { id: documentEditGroup(id), label: `Changes to ${label}` },
  };
}
