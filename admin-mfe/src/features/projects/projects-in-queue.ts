import type { Sector } from "@ministry/api-client";
import type { QueuedItem } from "@ministry/api-client/outbox";
import { creationGroup, editGroup } from "../../outbox/queued/record-item.ts";

/** Projects of a sector as the queue knows them. */
export const kindOf = (sector: Sector) => `project/${sector}`;

/** Groups of the queue: projects of a sector still to be created, and changes of one project. */
export const projectsGroup = (sector: Sector) => creationGroup(kindOf(sector));
export const projectEditGroup = (sector: Sector, id: string) => editGroup(kindOf(sector), id);

/** Projects of a sector that this device has sent and that an older copy of the list does not name yet. */
export function receivedProjects(
  items: readonly QueuedItem[],
  sector: Sector,
  listed: readonly { id?: string }[],
): { id: string; title: string }[] {
  const known = new Set(listed.map(({ id }) => id));
  return items.flatMap(({ group, parent, job, label }) => {
    const isProject = group.id.startsWith(projectsGroup(sector)) && parent === undefined;
    if (!isProject || job.state !== "sent" || job.recordId === undefined || known.has(job.recordId))
      return [];
    return [{ id: job.recordId, title: label }];
  });
}

/** Projects of a sector that are saved on this device and not created yet, by their request's id. */
export const queuedProjects = (
  items: readonly QueuedItem[],
  sector: Sector,
): { id: string; title: string }[] =>
  items
    .filter(({ group, parent, job }) => {
      return group.id.startsWith(projectsGroup(sector)) && parent === undefined && job.state !== "sent";
    })
    .map(({ id, label }) => ({ id, title: label }));
