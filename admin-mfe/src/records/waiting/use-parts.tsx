import type { ReactNode } from "react";
import * as waitingTexts from "../../content/records/waiting.ts";
import { isOpen, useOutboxView } from "../../outbox/use-outbox.ts";
import { QueueLink, QueueState } from "./waiting-rows.tsx";
import css from "./waiting.module.css";

/** What the queue still holds of records that were made from this device: the photos that follow a new project. */
export function useParts(): (recordId: string | undefined, name: string) => ReactNode {
  const { items } = useOutboxView();
  return (recordId, name) => {
    const made = items.find(({ job }) => job.state === "sent" && job.recordId === recordId);
    const parts = made ? items.filter((item) => isOpen(item) && item.parent === made.id) : [];
    if (recordId === undefined || parts.length === 0) return null;
    return (
      <span className={css.edit}>
        <small>{waitingTexts.stillToBeSent}</small> <QueueState items={parts} />{" "}
        <QueueLink name={waitingTexts.unsentItemsOf(name)} />
      </span>
    );
  };
}
