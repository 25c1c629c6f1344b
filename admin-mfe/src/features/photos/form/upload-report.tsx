import { Notice } from "@ministry/shared-ui";
import { useEffect, useEffectEvent } from "react";
import * as photoFormTexts from "../../../content/photos/form.ts";
import { QueueList } from "../../../outbox/entries/queue-list.tsx";
import { isOpen, useOutboxView } from "../../../outbox/use-outbox.ts";
import css from "../../../outbox/outbox.module.css";

export interface UploadReportProps {
  /** What the form has just put into the queue. */
  ids: readonly string[];
  /** All of it has been received. */
  onReceived: () => void;
}

/** What becomes of photos after they were saved: how many were received, and what is wrong with the others. */
export function UploadReport({ ids, onReceived }: UploadReportProps) {
  const items = useOutboxView().items.filter(({ id }) => ids.includes(id));
  const open = items.filter(isOpen);
  const allReceived = items.length > 0 && open.length === 0;
  const notify = useEffectEvent(onReceived);
  useEffect(() => {
    if (allReceived) notify();
  }, [allReceived]);
  if (open.length === 0) return null;
  const failed = open.some(
    ({ job }) => job.state === "stuck" || (job.state === "waiting" && job.cause === "server"),
  );
  return (
    <section className={css.group} aria-label={photoFormTexts.uploads}>
      <Notice
        tone={failed ? "danger" : "info"}
        role="status"
        title={failed ? photoFormTexts.failedToUploadPhotos : photoFormTexts.savedOnThisDevice}
      >
        {photoFormTexts.receivedOf(items.length - open.length, items.length)}
      </Notice>
      <QueueList items={open} label={photoFormTexts.uploads} />
    </section>
  );
}
