import { QueueList } from "./queue-list.tsx";
import { useQueued } from "../use-outbox.ts";
import css from "../outbox.module.css";

/** What of a group has not been received yet, shown where it belongs; nothing when all has arrived. */
export function WaitingHere({ groupPrefix, title }: { groupPrefix: string; title: string }) {
  const items = useQueued(groupPrefix);
  if (items.length === 0) return null;
  return (
    <section className={css.group} aria-label={title}>
      <h2>{title}</h2>
      <QueueList items={items} label={title} />
    </section>
  );
}
