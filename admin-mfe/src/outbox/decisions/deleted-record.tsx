import type { TrashItem } from "@ministry/api-client";
import type { QueuedItem } from "@ministry/api-client/outbox";
import { Button } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import * as decisionTexts from "../../content/outbox/decisions.ts";
import { momentText } from "../../lib/moment.tsx";
import { useAttempt } from "../../screen/use-attempt.ts";
import { NamedButton } from "../../screen/named-button.tsx";
import { usePortal } from "../../session/portal.tsx";
import { useQueueAction } from "../use-queue-action.ts";
import { conflictOf, targetRecord } from "../queued/target-record.ts";
import css from "../outbox.module.css";

type TrashSearch =
  { kind: "looking" | "not known" | "not in the trash" } | { kind: "in the trash"; item: TrashItem };

/** Looks in the server's trash for a record. */
function useFoundInTrash(recordId: string | undefined): TrashSearch {
  const { api } = usePortal();
  const [found, setFound] = useState<TrashSearch>({ kind: "looking" });
  useEffect(() => {
    let gone = false;
    const settle = (now: TrashSearch) => !gone && setFound(now);
    api.trash.list().then(
      (all) => {
        const trashed = all.find(({ id }) => id === recordId);
        settle(trashed ? { kind: "in the trash", item: trashed } : { kind: "not in the trash" });
      },
      () => settle({ kind: "not known" }),
    );
    return () => {
      gone = true;
    };
  }, [api, recordId]);
  return found;
}

/**
 * A change of a record that the server does not find any more: who has deleted it and when, and the way to save it all
 * the same. Where nothing is known of a deletion it can be tried again: somebody may have restored the record.
 */
export function DeletedRecord({ item }: { item: QueuedItem }) {
  const { api, outbox } = usePortal();
  const act = useQueueAction();
  const queries = useQueryClient();
  const { attempt, problem, working } = useAttempt();
  const recordId = targetRecord(item.group.id)?.id;
  const found = useFoundInTrash(recordId);

  /** The record first, then everything that waits for it. */
  const restoreAndSave = () =>
    attempt(async () => {
      await api.trash.restore(recordId ?? "", { idempotencyKey: crypto.randomUUID() });
      const waiting = outbox
        .get()
        .items.filter((one) => conflictOf(one) && targetRecord(one.group.id)?.id === recordId);
      await outbox.retry(...waiting.map(({ id }) => id));
      await queries.invalidateQueries();
    }, decisionTexts.couldNotRestore);
  return (
    <div className={css.unknown} role="group" aria-label={decisionTexts.deletedRecordOf(item.label)}>
      <p>{wordsFor(found)}</p>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {(found.kind === "not in the trash" || found.kind === "not known") && (
        <div className={css.actions}>
          <NamedButton
            label={decisionTexts.retry}
            name={decisionTexts.retryNamed(item.label)}
            variant="secondary"
            onClick={() => act(() => outbox.retry(item.id))}
          />
        </div>
      )}
      {found.kind === "in the trash" && (
        <div className={css.actions}>
          <Button
            size="small"
            pending={working}
            aria-label={decisionTexts.restoreAndSaveNamed(item.label)}
            onClick={() => void restoreAndSave()}
          >
            {decisionTexts.restoreAndSave}
          </Button>
        </div>
      )}
    </div>
  );
}

function wordsFor(found: TrashSearch): string {
  switch (found.kind) {
    case "looking":
      return decisionTexts.checkingTrash;
    case "not known":
      return decisionTexts.trashUnavailable;
    case "not in the trash":
      return decisionTexts.notInTrash;
    case "in the trash": {
      const { title, deletedBy, deletedAt } = found.item;
      return decisionTexts.recordWasDeleted({
        title,
        deletedBy: deletedBy ?? "",
        moment: momentText(deletedAt ?? ""),
      });
    }
  }
}
