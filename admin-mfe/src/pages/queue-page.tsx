import { Button, Notice } from "@ministry/shared-ui";
import type { QueuedItem } from "@ministry/api-client/outbox";
import { QueueList } from "../outbox/queue-list.tsx";
import { isOpen, useOutboxView } from "../outbox/use-outbox.ts";
import { Page } from "../screen/page.tsx";
import { usePortal } from "../session/portal.tsx";
import css from "../outbox/outbox.module.css";

/** The upload queue, behind the bell: what waits, by what it belongs to, and what has arrived this week. */
export function QueuePage() {
  const { outbox } = usePortal();
  const { items, locked, paused, signInNeeded, lineDown } = useOutboxView();
  const open = items.filter(isOpen);
  const received = items.filter((item) => !isOpen(item)).reverse();
  return (
    <Page
      title="Upload queue"
      actions={
        <>
          <Button disabled={open.length === 0} onClick={() => void outbox.sendNow()}>
            Send now
          </Button>
          <Button variant="secondary" onClick={() => (paused ? void outbox.resume() : outbox.pause())}>
            {paused ? "Resume" : "Pause"}
          </Button>
        </>
      }
    >
      {signInNeeded && <Notice tone="warning">Sign in to go on sending. Nothing is lost.</Notice>}
      {lineDown && open.length > 0 && (
        <Notice>The server cannot be reached. What waits is sent as soon as it can.</Notice>
      )}
      {paused && <Notice>Sending is paused.</Notice>}
      {locked > 0 && (
        <Notice tone="warning">{locked} cannot be opened on this device until you sign in again.</Notice>
      )}
      {open.length === 0 && <p>Nothing is waiting on this device.</p>}
      {grouped(open).map(({ id, label, items: members }) => (
        <section key={id} className={css.group} aria-label={label}>
          <h2 dir="auto">{label}</h2>
          <QueueList items={members} label={label} />
        </section>
      ))}
      {received.length > 0 && (
        <section className={css.group} aria-label="Received">
          <h2>Received</h2>
          <QueueList items={received.slice(0, 50)} label="Received" />
        </section>
      )}
    </Page>
  );
}

function grouped(items: readonly QueuedItem[]) {
  const groups = new Map<string, { id: string; label: string; items: QueuedItem[] }>();
  for (const item of items) {
    const group = groups.get(item.group.id) ?? { ...item.group, items: [] };
    group.items.push(item);
    groups.set(item.group.id, group);
  }
  return [...groups.values()];
}
