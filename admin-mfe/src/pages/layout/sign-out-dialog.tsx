import { Button, Dialog } from "@ministry/shared-ui";
import { createPortal } from "react-dom";

export interface AtRisk {
  /** Unfinished forms kept on this device. */
  drafts: number;
  /** Requests that have not been received. */
  waiting: number;
  /** What waits becomes unreadable with the sign-out. */
  lockable: boolean;
}

export interface SignOutDialogProps {
  atRisk: AtRisk | undefined;
  onStay: () => void;
  onSendNow: () => void;
  /** Signs out; `discard` also gives up what waits to be sent. */
  onLeave: (how: { discard: boolean }) => void;
}

const forms = (count: number) => (count === 1 ? "1 unfinished form is" : `${count} unfinished forms are`);
const uploads = (count: number) => (count === 1 ? "1 upload waits" : `${count} uploads wait`);

/** Asks what is to become of work on this device before the session ends. */
export function SignOutDialog({ atRisk, onStay, onSendNow, onLeave }: SignOutDialogProps) {
  const { drafts = 0, waiting = 0, lockable = true } = atRisk ?? {};
  // Out of the dark top bar, whose colours it would take over.
  return createPortal(
    <Dialog
      open={atRisk !== undefined}
      title="Log out with work on this device?"
      role="alertdialog"
      onClose={onStay}
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={waiting > 0 ? onSendNow : onStay}>
            {waiting > 0 ? "Stay and send now" : "Stay"}
          </Button>
          {waiting > 0 && (
            <Button variant="danger" onClick={() => onLeave({ discard: true })}>
              Discard and log out
            </Button>
          )}
          <Button onClick={() => onLeave({ discard: false })}>
            {waiting > 0 ? (lockable ? "Keep locked and log out" : "Keep and log out") : "Log out"}
          </Button>
        </>
      }
    >
      {waiting > 0 && (
        <p>
          {uploads(waiting)} to be sent.{" "}
          {lockable
            ? "Locked, nobody can read what waits on this device until you log in again."
            : "This server hands out no key to lock it with: it stays on this device, and another person who knows how could read it."}
        </p>
      )}
      {drafts > 0 && <p>{forms(drafts)} kept on this device. Logging out removes what was entered.</p>}
    </Dialog>,
    document.body,
  );
}
