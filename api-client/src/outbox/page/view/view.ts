import { positionFields } from "../../../schemas/fields/fields.ts";
import { isEqual } from "../../queue/is-equal.ts";
import type { ItemHead, StoredFile, TakenOver } from "../../queue/item.ts";
import type { ListedItem, Listing } from "../../store/items/listing.ts";
import type { Job } from "../../queue/machine.ts";
import { isNewer, isOrphaned, itemsById } from "../../queue/plan.ts";
import { idleState, type RunnerState } from "../../sending/runner/runner-state.ts";

/** A queued request as a screen shows it. */
export interface QueuedItem {
  id: string;
  label: string;
  group: { id: string; label: string };
  parent?: string;
  /** Whose work it was, where a colleague handed it over. */
  takenOver?: TakenOver;
  /** All files, in bytes. */
  bytes: number;
  /** Bytes sent so far, while it is on its way. */
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
  /** Can't be read on this device, although its key is here. */
  damaged: boolean;
  /** Is encrypted with a key that is not on this device: a sign-in may bring it. */
  keyMissing: boolean;
  /** Was saved by a newer release, which alone can read and send it. */
  newer: boolean;
  /** Its first picture, for a small image of it. */
  picture?: Pick<StoredFile, "id" | "size">;
  /** Its texts can be changed here, while it is not on its way. */
  editable: boolean;
  /** It can be returned to the form it came from. */
  hasForm: boolean;
  /** Was changed while an earlier attempt may have arrived. */
  editedWhileUnknown: boolean;
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
  /** The key of the last sign-in could not be stored yet; it is tried again. */
  unlockFailed: boolean;
  /** The database has been read. */
  ready: boolean;
}

export const emptyView: OutboxView = {
  ...idleState,
  items: [],
  locked: 0,
  others: 0,
  lockable: true,
  unlockFailed: false,
  ready: false,
};

/** The queue as screens show it; an empty one for nobody. */
export function viewOf(listing: Listing | undefined, runner: RunnerState, owner?: string): OutboxView {
  const { sending, ...state } = runner;
  if (!listing || owner === undefined) return { ...emptyView, others: listing?.others ?? 0, ready: true };
  const { items, unlocked, others, lockable } = listing;
  const shown = unlocked ? items : [];
  const dependencies = dependenciesOf(items);
  const groups = shown.every(({ contents }) => contents) ? undefined : groupsOf(items);
  return {
    ...{ ...state, owner, others, lockable, unlockFailed: false, ready: true },
    locked: unlocked ? 0 : items.filter(({ head }) => head.job.state !== "sent").length,
    items: shown.map((listed) =>
      itemOf(listed, {
        group: listed.contents?.group ?? groups?.get(listed.head.groupKey) ?? unreadableGroup(listed),
        orphaned: isOrphaned(listed.head, dependencies.heads),
        awaited: dependencies.awaited.has(listed.head.id),
        sentBytes: sending?.id === listed.head.id ? sending.sent : 0,
      }),
    ),
  };
}

interface Dependencies {
  /** By id; empty where no item has a parent. */
  heads: ReadonlyMap<string, ItemHead>;
  /** Ids of the items that others wait for. */
  awaited: ReadonlySet<string>;
}

/** Who waits for whom; most queues hold no parents, and nothing is made for them. */
function dependenciesOf(items: readonly ListedItem[]): Dependencies {
  const awaited = new Set<string>();
  let hasParents = false;
  for (const { head } of items) {
    if (head.parent === undefined) continue;
    hasParents = true;
    if (head.job.state !== "sent") awaited.add(head.parent);
  }
  return { awaited, heads: hasParents ? itemsById(items.map(({ head }) => head)) : new Map() };
}

/** The groups of what can be read, for what can't. */
function groupsOf(items: readonly ListedItem[]): ReadonlyMap<string, QueuedItem["group"]> {
  const groups = new Map<string, QueuedItem["group"]>();
  for (const { head, contents } of items) if (contents) groups.set(head.groupKey, contents.group);
  return groups;
}

/** Fields of an item that do not come from its own row. */
type Derived = Pick<QueuedItem, "group" | "orphaned" | "awaited" | "sentBytes">;

/** The last item made of each listed one: with 1,000 of them, making and comparing all at each change took too long. */
const made = new WeakMap<ListedItem, QueuedItem>();

function itemOf(listed: ListedItem, derived: Derived): QueuedItem {
  const last = made.get(listed);
  if (
    last?.group.id === derived.group.id &&
    last.group.label === derived.group.label &&
    last.orphaned === derived.orphaned &&
    last.awaited === derived.awaited &&
    last.sentBytes === derived.sentBytes
  ) {
    return last;
  }
  const item = { ...queuedItem(listed), ...derived };
  made.set(listed, item);
  return item;
}

/** The new view, with the objects of the old one where nothing has changed: screens draw those not again. */
export function reusingEqual(before: OutboxView, now: OutboxView): OutboxView {
  const old = new Map<string, QueuedItem>();
  const items = now.items.map((item, at) => {
    const there = before.items[at];
    if (there === item) return item;
    if (there?.id === item.id) return isEqual(there, item) ? there : item;
    if (old.size === 0) for (const one of before.items) old.set(one.id, one);
    const same = old.get(item.id);
    return same && isEqual(same, item) ? same : item;
  });
  const areSame =
    items.length === before.items.length && items.every((item, at) => before.items[at] === item);
  const view = { ...now, items: areSame ? before.items : items };
  return isEqual({ ...before, items: 0 }, { ...view, items: 0 }) && areSame ? before : view;
}

/** The group of an item whose own can't be read. */
function unreadableGroup({ head, keyMissing }: ListedItem): QueuedItem["group"] {
  if (isNewer(head)) return { id: "newer", label: "Needs a newer version of the portal" };
  return keyMissing
    ? { id: "locked", label: "Locked with another key" }
    : { id: "damaged", label: "Can’t be opened on this device" };
}

/** Its words can be read, but a file of it could not when it was tried. */
const isUnreadable = (job: Job): boolean => job.state === "stuck" && job.unreadable === true;

function unreadLabel(newer: boolean, keyMissing: true | undefined): string {
  if (newer) return "Saved by a newer version";
  return keyMissing ? "Locked with another key" : "Something that can’t be opened";
}

/** Fields that name an entry of a list; nobody entered them. */
const places: ReadonlySet<string> = new Set(Object.values(positionFields));

function queuedItem({ head, contents, keyMissing }: ListedItem): Omit<QueuedItem, keyof Derived> {
  const { id, parent, takenOver, bytes, savedAt, job } = head;
  const newer = isNewer(head);
  const form = contents?.request.form;
  const picture = form?.files.find(({ type }) => type.startsWith("image/"));
  const texts = form?.texts ?? contents?.request.json ?? {};
  return {
    ...{ id, parent, takenOver, bytes, savedAt, job },
    label: contents?.label ?? unreadLabel(newer, keyMissing),
    nextTryAt: job.state === "waiting" && job.cause ? job.notBefore : undefined,
    damaged: !newer && !keyMissing && (contents === undefined || isUnreadable(job)),
    keyMissing: keyMissing ?? (job.state === "stuck" && job.keyMissing === true),
    newer,
    picture,
    editable: Object.entries(texts).some(([name, text]) => typeof text === "string" && !places.has(name)),
    hasForm: contents?.origin !== undefined,
    editedWhileUnknown: head.editedInDoubt ?? false,
  };
}
