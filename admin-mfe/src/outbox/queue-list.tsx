import type { QueuedItem } from "@ministry/api-client/outbox";
import { useCallback, useState } from "react";
import { DiscardDialog } from "./discard-dialog.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { QueueEntry, type EntryChoice } from "./queue-entry.tsx";
import css from "./outbox.module.css";

export interface QueueListProps {
  items: readonly QueuedItem[];
  label: string;
  /** Boxes to tick before the entries. */
  choice?: EntryChoice;
}

/** Queued requests, each with its state and what can be done about it. */
export function QueueList({ items, label, choice }: QueueListProps) {
  const [asked, setAsked] = useState<{ what: "edit" | "discard"; item: QueuedItem }>();
  const close = () => setAsked(undefined);
  const ask = useCallback((what: "edit" | "discard", item: QueuedItem) => setAsked({ what, item }), []);
  return (
    <>
      <ul role="list" className={css.list} aria-label={label}>
        {items.map((item) => (
          <QueueEntry key={item.id} item={item} onAsk={ask} choice={choice} chosen={choice?.has(item.id)} />
        ))}
      </ul>
      {asked?.what === "discard" && <DiscardDialog ids={[asked.item.id]} onClose={close} />}
      {asked?.what === "edit" && <EditDialog item={asked.item} onClose={close} />}
    </>
  );
}
