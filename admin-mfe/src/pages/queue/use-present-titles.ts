import type { QueuedItem } from "@ministry/api-client/outbox";
import { useQuery } from "@tanstack/react-query";
import { achievementsOf, photosOf } from "../../content/outbox/groups.ts";
import { changesTo } from "../../content/outbox/states.ts";
import { documentsQuery } from "../../features/documents/documents-query.ts";
import { allEventsQuery } from "../../features/events/events-query.ts";
import { projectsQuery } from "../../features/projects/projects-query.ts";
import { targetRecord } from "../../outbox/queued/target-record.ts";
import { useApi } from "../../session/portal.tsx";

interface TitledRecord {
  id?: string;
  title: string;
}

/** Names of groups; all of them end with the record's title. */
const groupNames = [changesTo, photosOf, achievementsOf];

/**
 * The present titles of the records that stuck requests are about: since a request was saved, somebody may have given its
 * record another one. Nothing is read where nothing is stuck.
 *
 * @returns a group's name with the present title; as it was saved where that is not known
 */
export function usePresentTitles(items: readonly QueuedItem[]): (group: QueuedItem["group"]) => string {
  const api = useApi();
  const targets = items.flatMap(({ group, job }) =>
    job.state === "stuck" ? (targetRecord(group.id) ?? []) : [],
  );
  const asks = (kind: string, sector?: string) =>
    targets.some((target) => target.kind === kind && (!sector || target.sector === sector));
  const energy = useQuery({ ...projectsQuery(api, "energy"), enabled: asks("project", "energy") });
  const water = useQuery({ ...projectsQuery(api, "water"), enabled: asks("project", "water") });
  const events = useQuery({ ...allEventsQuery(api), enabled: asks("event") });
  const documents = useQuery({ ...documentsQuery(api), enabled: asks("document") });
  return ({ id, label }) => {
    const target = targetRecord(id);
    if (!target || !targets.some((one) => one.id === target.id)) return label;
    const projects = target.sector === "energy" ? energy.data : water.data;
    const lists = { project: projects, event: events.data?.events, document: documents.data };
    const list: readonly TitledRecord[] = lists[target.kind] ?? [];
    const title = list.find((record) => record.id === target.id)?.title;
    if (!title) return label;
    return groupNames.find((name) => label.startsWith(name("")))?.(title) ?? title;
  };
}
