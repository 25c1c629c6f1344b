import { withDependents } from "@ministry/api-client/outbox";
import { ConfirmDialog, LinkButton } from "@ministry/shared-ui";
import { removeHandedOver } from "../../drafts/draft-store.ts";
import { movePhotosPath } from "../../paths.ts";
import { usePortal } from "../../session/portal.tsx";
import { movableOf } from "../queued/movable.ts";
import { useOutboxView } from "../use-outbox.ts";
import { counted } from "../queued/words.ts";

export interface DiscardDialogProps {
  ids: readonly string[];
  onClose: () => void;
  onDiscarded?: () => void;
}

/** Asks before requests are given up, and says how many others go with them. */
export function DiscardDialog({ ids, onClose, onDiscarded }: DiscardDialogProps) {
  const { outbox } = usePortal();
  const { items } = useOutboxView();
  const going = new Set(withDependents(ids, items));
  const open = items.filter(
    ({ id, job }) => going.has(id) && job.state !== "sent" && job.state !== "sending",
  );
  const asked = open.filter(({ id }) => ids.includes(id));
  const others = open.length - asked.length;
  const photos = movableOf(ids, items);
  const name = asked.length === 1 ? (asked[0]?.label ?? "") : counted(asked.length, "item");
  return (
    <ConfirmDialog
      open
      title={asked.length === 1 ? "Discard this?" : `Discard ${name}?`}
      confirmLabel="Discard"
      danger
      onConfirm={() => {
        onClose();
        void outbox.discard(ids).then(async (gone) => {
          await removeHandedOver(gone).catch(() => undefined);
          onDiscarded?.();
        });
      }}
      onCancel={onClose}
    >
      <p>
        <bdi>{name}</bdi> {asked.length === 1 ? "has" : "have"} not been received. Discarding removes{" "}
        {asked.length === 1 ? "it" : "them"} from this device.
      </p>
      {others > 0 && (
        <p>
          <strong>
            {counted(others, "further item")} that {others === 1 ? "belongs" : "belong"} to{" "}
            {asked.length === 1 ? "it" : "them"} can’t be sent without {asked.length === 1 ? "it" : "them"}{" "}
            and {others === 1 ? "goes" : "go"} too.
          </strong>
        </p>
      )}
      {photos.length > 0 && (
        <p>
          <LinkButton variant="secondary" to={movePhotosPath(ids)} onClick={onClose}>
            {photos.length === 1 ? "Move the photo elsewhere" : `Move the ${photos.length} photos elsewhere`}
          </LinkButton>
        </p>
      )}
    </ConfirmDialog>
  );
}
