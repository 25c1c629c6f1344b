import type { TrashItem } from "@ministry/api-client";
import { useQueryClient } from "@tanstack/react-query";
import * as trashTexts from "../../content/records/trash.ts";
import { AskButton } from "../../screen/ask-button.tsx";
import { statusOf } from "../../lib/failures.ts";
import { useApi } from "../../session/portal.tsx";
import { titleOf } from "./trash-shape.ts";

/** What goes with a record of each kind. */
const goes: Record<string, string> = trashTexts.deletionHints;

/** Deletes a record of the trash for good, after saying what goes. `onDone` is called once its row has gone. */
export function PurgeButton({ item, onDone }: { item: TrashItem; onDone: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const title = titleOf(item);
  const purge = async (idempotencyKey: string) => {
    await api.trash.purge(item.id, { idempotencyKey }).catch((error: unknown) => {
      // Somebody else did it meanwhile, or its 30 days were over.
      if (statusOf(error) !== 404) throw error;
    });
    await queries.invalidateQueries();
    onDone();
  };
  return (
    <AskButton
      label={trashTexts.deleteForGood}
      name={trashTexts.deleteForGoodNamed(title)}
      variant="danger"
      question={trashTexts.deleteThisForGoodQuestion}
      confirmLabel={trashTexts.deleteForGood}
      danger
      onConfirm={purge}
      failure={trashTexts.couldNotDelete}
      success={trashTexts.deletedForGood(title)}
    >
      <p dir="auto">{title}</p>
      <p>{goes[item.kind] ?? trashTexts.recordDeletionHint}</p>
      <p>{trashTexts.historyHint}</p>
    </AskButton>
  );
}
