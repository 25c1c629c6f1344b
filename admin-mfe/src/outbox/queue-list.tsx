import type { QueuedItem } from "@ministry/api-client/outbox";
import { Badge, Button, ConfirmDialog, ProgressBar, megabytes } from "@ministry/shared-ui";
import { useState } from "react";
import { usePortal } from "../session/portal.tsx";
import { percent, stateOf } from "./words.ts";
import css from "./outbox.module.css";

/** Queued requests, each with its state and what can be done about it. */
export function QueueList({ items, label }: { items: readonly QueuedItem[]; label: string }) {
  return (
    <ul role="list" className={css.list} aria-label={label}>
      {items.map((item) => (
        <QueueEntry key={item.id} item={item} />
      ))}
    </ul>
  );
}

function QueueEntry({ item }: { item: QueuedItem }) {
  const { outbox } = usePortal();
  const { label, bytes, job, orphaned } = item;
  const { text, tone } = stateOf(item);
  const canRetry = (job.state === "stuck" || job.state === "waiting") && !orphaned;
  return (
    <li className={css.entry}>
      <div className={css.words}>
        <strong dir="auto">{label}</strong>
        {bytes > 0 && <small>{megabytes(bytes)}</small>}
        <span>
          <Badge tone={tone}>{text}</Badge>
        </span>
        {job.state === "sending" && bytes > 0 && (
          <ProgressBar label={`Sending ${label}`} value={percent(item)} />
        )}
      </div>
      <div className={css.actions}>
        {canRetry && (
          <Button
            size="small"
            variant="secondary"
            aria-label={`Send ${label} now`}
            onClick={() => void outbox.retry(item.id)}
          >
            {job.state === "stuck" ? "Retry" : "Send now"}
          </Button>
        )}
        {job.state !== "sending" && job.state !== "sent" && <DiscardButton item={item} />}
      </div>
    </li>
  );
}

function DiscardButton({ item }: { item: QueuedItem }) {
  const { outbox } = usePortal();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Discard ${item.label}`}
        onClick={() => setAsking(true)}
      >
        Discard
      </Button>
      <ConfirmDialog
        open={asking}
        title="Discard this?"
        confirmLabel="Discard"
        danger
        onConfirm={() => {
          setAsking(false);
          void outbox.discard([item.id]);
        }}
        onCancel={() => setAsking(false)}
      >
        {item.label} has not been received. Discarding removes it from this device.
      </ConfirmDialog>
    </>
  );
}
