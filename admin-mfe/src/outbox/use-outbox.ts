import { handedOverAt, type OutboxView, type QueuedItem } from "@ministry/api-client/outbox";
import { useSyncExternalStore } from "react";
import { usePortal } from "../session/portal.tsx";

/** The queue as it is now. */
export function useOutboxView(): OutboxView {
  const { outbox } = usePortal();
  return useSyncExternalStore(outbox.subscribe, outbox.get);
}

export const isOpen = ({ job }: QueuedItem): boolean => job.state !== "sent";

/** Goes out from here, now or later: not what a colleague was given to send. */
export const isToBeSent = (item: QueuedItem): boolean => isOpen(item) && handedOverAt(item.job) === undefined;

/** What of a group is still on this device, by the beginning of the group's id. */
export function useQueued(groupPrefix: string): QueuedItem[] {
  return useOutboxView().items.filter((item) => isOpen(item) && item.group.id.startsWith(groupPrefix));
}
