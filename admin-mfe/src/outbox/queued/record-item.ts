import type { WriteRequest } from "@ministry/api-client";
import type { NewItem } from "@ministry/api-client/outbox";
import * as stateTexts from "../../content/outbox/states.ts";

/** Groups of the queue: records of a kind that are still to be created, and changes of one record. */
export const creationGroup = (kind: string) => `${kind}/`;
export const editGroup = (kind: string, id: string) => `edit/${kind}/${id}`;

export interface RecordRequest {
  /** `event`, `document`, `project/water`, … */
  kind: string;
  /** The record that is changed; left out where one is created. */
  id?: string;
  title: string;
  request: WriteRequest;
  /** The form's idempotency key. */
  key: string;
}

/** A form's request about one record as an item of the queue. */
export function recordItem({ kind, id, title, request, key }: RecordRequest) {
  const label = title.trim();
  const group =
    id === undefined
      ? { id: `${creationGroup(kind)}${key}`, label }
      : { id: editGroup(kind, id), label: stateTexts.changesTo(label) };
  return { id: key, request, label, group } satisfies NewItem;
}
