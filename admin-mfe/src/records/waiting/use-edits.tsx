import type { ReactNode } from "react";
import * as waitingTexts from "../../content/records/waiting.ts";
import { useQueued } from "../../outbox/use-outbox.ts";
import { QueueLink, QueueState } from "./waiting-rows.tsx";
import css from "./waiting.module.css";

/**
 * What the queue holds of changes to records, for the rows of a table.
 *
 * @param groupOf group of a record's changes in the queue, by the record's id
 */
export function useEdits(groupOf: (id: string) => string): (recordId: string, name: string) => ReactNode {
  const items = useQueued(groupOf(""));
  return (recordId, name) => {
    const own = items.filter(({ group }) => group.id === groupOf(recordId));
    if (own.length === 0) return null;
    return (
      <span className={css.edit}>
        <small>{waitingTexts.changedHere}</small> <QueueState items={own} />{" "}
        <QueueLink name={waitingTexts.changeOf(name)} />
      </span>
    );
  };
}
