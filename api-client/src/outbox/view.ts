import type { StoredFile } from "./item.ts";
import type { Listed, Listing } from "./listing.ts";
import type { Job } from "./machine.ts";
import { isNewer, isOrphaned } from "./plan.ts";
import { idleState, type RunnerState } from "./runner.ts";

/** A queued request as a screen shows it. */
export interface QueuedItem {
  id: string;
  label: string;
  group: { id: string; label: string };
  parent?: string;
  /** All files, in bytes. */
  bytes: number;
  /** How many of them are over, while it is on its way. */
  sentBytes: number;
  /** Milliseconds since the epoch. */
  savedAt: number;
  job: Job;
  /** When it is tried next, while it waits for a time (milliseconds since the epoch). */
  nextTryAt?: number;
  /** Can't go on because what it belongs to was refused or discarded. */
  orphaned: boolean;
  /** Something waits for the record it names: its receipt stays until that has gone. */
  awaited: boolean;
  /** Can no longer be read on this device: only discarding is left. */
  damaged: boolean;
  /** Was saved by a newer release, which alone can read and send it. */
  newer: boolean;
  /** Its first picture, for a small image of it. */
  picture?: Pick<StoredFile, "id" | "size">;
  /** Its texts can be changed here, while it is not on its way. */
  editable: boolean;
  /** Was changed while an earlier try may have arrived. */
  editedInDoubt: boolean;
}

export interface OutboxView extends Omit<RunnerState, "sending"> {
  /** Whose queue this is; nobody's while nobody is signed in. */
  owner?: string;
  /** In queue order; what was received stays for a week. */
  items: readonly QueuedItem[];
  /** How many of the owner's can't be opened before the next sign-in. */
  locked: number;
  /** How many wait on this device for other people. */
  others: number;
  /** What waits becomes unreadable with the sign-out: the host hands the key out again at the next one. */
  lockable: boolean;
  /** The database has been read. */
  ready: boolean;
}

export const emptyView: OutboxView = {
  ...idleState,
  items: [],
  locked: 0,
  others: 0,
  lockable: true,
  ready: false,
};

/** The queue as screens show it; an empty one for nobody. */
export function viewOf(listing: Listing | undefined, runner: RunnerState, owner?: string): OutboxView {
  const { sending, ...state } = runner;
  if (!listing || owner === undefined) return { ...emptyView, others: listing?.others ?? 0, ready: true };
  const { items, unlocked, others, lockable } = listing;
  const byId = new Map(items.map(({ head }) => [head.id, head]));
  const groups = new Map(
    items.flatMap(({ head, contents }) => (contents ? [[head.groupKey, contents.group]] : [])),
  );
  const shown = unlocked ? items : [];
  const awaited = new Set(items.map(({ head }) => head.job.state !== "sent" && head.parent));
  return {
    ...{ ...state, owner, others, lockable, ready: true },
    locked: unlocked ? 0 : items.filter(({ head }) => head.job.state !== "sent").length,
    items: shown.map((listed) => ({
      ...queuedItem(listed),
      group: listed.contents?.group ?? groups.get(listed.head.groupKey) ?? strayGroup(listed),
      orphaned: isOrphaned(listed.head, byId),
      awaited: awaited.has(listed.head.id),
      sentBytes: sending?.id === listed.head.id ? sending.sent : 0,
    })),
  };
}

/** The new view, with the objects of the old one where nothing has changed: screens draw those not again. */
export function keepingSame(before: OutboxView, now: OutboxView): OutboxView {
  const old = new Map(before.items.map((item) => [item.id, item]));
  const items = now.items.map((item) => {
    const same = old.get(item.id);
    return same && JSON.stringify(same) === JSON.stringify(item) ? same : item;
  });
  return { ...now, items };
}

/** Where an item stands whose group can't be read. */
const strayGroup = ({ head }: Listed): QueuedItem["group"] =>
  isNewer(head)
    ? { id: "newer", label: "Needs a newer version of the portal" }
    : { id: "damaged", label: "Damaged on this device" };

function queuedItem({
  head,
  contents,
}: Listed): Omit<QueuedItem, "group" | "orphaned" | "awaited" | "sentBytes"> {
  const { id, parent, bytes, savedAt, job } = head;
  const newer = isNewer(head);
  const form = contents?.request.form;
  const picture = form?.files.find(({ type }) => type.startsWith("image/"));
  const texts = form?.texts ?? contents?.request.json ?? {};
  return {
    ...{ id, parent, bytes, savedAt, job },
    label: contents?.label ?? (newer ? "Saved by a newer version" : "Something that can no longer be read"),
    nextTryAt: job.state === "waiting" && job.cause ? job.notBefore : undefined,
    damaged: contents === undefined && !newer,
    newer,
    picture,
    editable: Object.values(texts).some((text) => typeof text === "string"),
    editedInDoubt: head.editedInDoubt ?? false,
  };
}
