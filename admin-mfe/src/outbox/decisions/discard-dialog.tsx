import { withDependents } from "@ministry/api-client/outbox";
import { ConfirmDialog, LinkButton } from "@ministry/shared-ui";
import { useEffect, useEffectEvent } from "react";
import * as stateTexts from "../../content/outbox/states.ts";
import * as decisionTexts from "../../content/outbox/decisions.ts";
import { removeHandedOver } from "../../drafts/draft-store.ts";
import { movePhotosPath } from "../../paths.ts";
import { usePortal } from "../../session/portal.tsx";
import { useQueueAction } from "../use-queue-action.ts";
import { movableOf } from "../queued/movable.ts";
import { useOutboxView } from "../use-outbox.ts";

export interface DiscardDialogProps {
  ids: readonly string[];
  onClose: () => void;
  onDiscarded?: () => void;
}

/** Asks before requests are given up, and says how many others go with them. */
export function DiscardDialog({ ids, onClose, onDiscarded }: DiscardDialogProps) {
  const { outbox } = usePortal();
  const act = useQueueAction();
  const { items } = useOutboxView();
  const going = new Set(withDependents(ids, items));
  const open = items.filter(
    ({ id, job }) => going.has(id) && job.state !== "sent" && job.state !== "sending",
  );
  const asked = open.filter(({ id }) => ids.includes(id));
  const others = open.length - asked.length;
  const photos = movableOf(ids, items);
  const name = asked.length === 1 ? (asked[0]?.label ?? "") : stateTexts.items(asked.length);
  // What was asked about may arrive, or go out, while the question is open.
  const isOver = asked.length === 0;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  return (
    <ConfirmDialog
      open={!isOver}
      title={asked.length === 1 ? decisionTexts.discardThisQuestion : decisionTexts.discardQuestion(name)}
      confirmLabel={decisionTexts.discard}
      danger
      onConfirm={() => {
        onClose();
        act(async () => {
          const gone = await outbox.discard(ids);
          await removeHandedOver(gone).catch(() => undefined);
          onDiscarded?.();
        });
      }}
      onCancel={onClose}
    >
      <p>
        <bdi>{name}</bdi> {decisionTexts.hasNotBeenReceived(asked.length)}
      </p>
      {others > 0 && (
        <p>
          <strong>{decisionTexts.discardsDependents(others, asked.length)}</strong>
        </p>
      )}
      {photos.length > 0 && (
        <p>
          <LinkButton variant="secondary" to={movePhotosPath(ids)} onClick={onClose}>
            {photos.length === 1
              ? decisionTexts.movePhotoElsewhere
              : decisionTexts.movePhotosElsewhere(photos.length)}
          </LinkButton>
        </p>
      )}
    </ConfirmDialog>
  );
}
