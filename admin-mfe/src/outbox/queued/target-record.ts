import type { QueuedItem } from "@ministry/api-client/outbox";

/** A stored record that a queued request changes or adds to. */
export interface TargetRecord {
  kind: "event" | "document" | "project";
  sector?: "energy" | "water";
  id: string;
}

/** Groups about a record that is at the server: `edit/event/1`, `photos/water/1`, `achievement/energy/1` … */
const groups = [
  /^edit\/(?<kind>event|document)\/(?<id>[^/]+)$/,
  /^edit\/(?<kind>project)\/(?<sector>energy|water)\/(?<id>[^/]+)$/,
  /^(?:photos|achievement)\/(?<sector>energy|water)\/(?<id>[^/]+)$/,
];

/** The record a queued request is about, by its group; nothing where it makes a new one. */
export function targetRecord(groupId: string): TargetRecord | undefined {
  for (const group of groups) {
    const { kind = "project", sector, id } = group.exec(groupId)?.groups ?? {};
    if (id) return { kind, sector, id } as TargetRecord;
  }
  return undefined;
}

const gone = new Set([404, 410]);

/**
 * Why a person has to decide: somebody else has changed the record, and its form can compare both versions; or the
 * server does not find the record any more. Photos and new achievements add to a record and have no versions.
 */
export function conflictOf({
  job,
  group,
  hasForm,
}: Pick<QueuedItem, "job" | "group" | "hasForm">): "changed" | "deleted" | undefined {
  if (job.state !== "stuck") return undefined;
  if (job.status === 412) return hasForm && group.id.startsWith("edit/") ? "changed" : undefined;
  return gone.has(job.status ?? 0) && targetRecord(group.id) ? "deleted" : undefined;
}
