import type { QueuedItem } from "@ministry/api-client/outbox";

/** What opens a dialog about an entry. */
export type EntryDialog = "edit" | "discard" | "hand-over" | "send-from-here";

/** For whatever offers what can be done about one queued request. */
export interface EntryActionsProps {
  item: QueuedItem;
  /** Opens the dialog. */
  onAsk: (what: EntryDialog, item: QueuedItem) => void;
}
