import { requests } from "@ministry/api-client";
import { recordItem } from "../../outbox/queued/record-item.ts";
import { draftOf, type DocumentValues } from "./document-values.ts";
import { documentKind as kind } from "./documents-in-queue.ts";

/** A new document as a request for the queue. */
export const newDocumentItem = (values: DocumentValues, key: string) =>
  recordItem({
    kind,
    title: values.title,
    request: requests.publications.create(draftOf(values, true)),
    key,
  });

/** Changes of a document; `version` is the one they were made on. */
export const documentEditItem = (
  id: string,
  values: DocumentValues,
  version: string | undefined,
  key: string,
) =>
  recordItem({
    kind,
    id,
    title: values.title,
    request: requests.publications.update(id, draftOf(values, false), version),
    key,
  });
