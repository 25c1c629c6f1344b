import { sendFromHere } from "@ministry/api-client/outbox/hand-over";
import type { QueuedItem } from "@ministry/api-client/outbox";
import { ConfirmDialog } from "@ministry/shared-ui";
import * as handOverTexts from "../../content/outbox/hand-over.ts";
import { usePortal } from "../../session/portal.tsx";
import { useQueueAction } from "../use-queue-action.ts";

/** Asks before work that a colleague was given is sent from here after all. */
export function SendFromHere({ item: { id, label }, onClose }: { item: QueuedItem; onClose: () => void }) {
  const { outbox } = usePortal();
  const act = useQueueAction();
  return (
    <ConfirmDialog
      open
      title={handOverTexts.sendItFromHereAfterAllQuestion}
      confirmLabel={handOverTexts.sendFromHere}
      onConfirm={() => {
        onClose();
        act(() => sendFromHere(outbox, [id]));
      }}
      onCancel={onClose}
    >
      <p>
        <bdi>{label}</bdi> {handOverTexts.sendFromHereHint}
      </p>
    </ConfirmDialog>
  );
}
