import type { TrashItem } from "@ministry/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { AskButton } from "../../screen/ask-button.tsx";
import { statusOf } from "../../lib/failures.ts";
import { useApi } from "../../session/portal.tsx";
import { titleOf } from "./trash-shape.ts";

/** What goes with a record of each kind. */
const goes: Record<string, string> = {
  project: "The project, its photos, its achievements and its pictures are deleted.",
  achievement: "The achievement is deleted.",
  event: "The event and its pictures are deleted.",
  document: "The document and its file are deleted, earlier files of it too.",
  photo: "The photo is deleted in all its sizes.",
};

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
      label="Delete for good"
      name={`Delete for good: ${title}`}
      variant="danger"
      question="Delete this for good?"
      confirmLabel="Delete for good"
      danger
      onConfirm={purge}
      failure="Could not delete"
      success={`${title} deleted for good`}
    >
      <p dir="auto">{title}</p>
      <p>{goes[item.kind] ?? "The record and its files are deleted."}</p>
      <p>
        What the change history says of it is deleted too; who deleted it, and when, stays. Backups made
        before today hold it until they expire. This cannot be undone.
      </p>
    </AskButton>
  );
}
