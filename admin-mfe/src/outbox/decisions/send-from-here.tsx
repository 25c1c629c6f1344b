import { sendFromHere } from "@ministry/api-client/outbox/hand-over";
import type { QueuedItem } from "@ministry/api-client/outbox";
import { ConfirmDialog } from "@ministry/shared-ui";
import { usePortal } from "../../session/portal.tsx";

/** Asks before work that a colleague was given is sent from here after all. */
export function SendFromHere({ item: { id, label }, onClose }: { item: QueuedItem; onClose: () => void }) {
  const { outbox } = usePortal();
  return (
    <ConfirmDialog
      open
      title="Send it from here after all?"
      confirmLabel="Send from here"
      onConfirm={() => {
        onClose();
        void sendFromHere(outbox, [id]);
      }}
      onCancel={onClose}
    >
      <p>
        <bdi>{label}</bdi> was handed over to a colleague. If they have sent it already, the server does not
        take it a second time and it is received here. If not, tell them that they need not send it any more.
      </p>
    </ConfirmDialog>
  );
}
