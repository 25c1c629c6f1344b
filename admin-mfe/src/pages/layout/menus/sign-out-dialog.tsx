import { Button, Dialog } from "@ministry/shared-ui";
import { createPortal } from "react-dom";

export interface AtRisk {
  /** Unfinished forms on this device. */
  drafts: number;
  /** Requests that have not been received. */
  waiting: number;
  /** All of it becomes unreadable with the sign-out. */
  lockable: boolean;
  /** The server can be reached, so that what waits can be sent now. */
  isOnline: boolean;
}

export interface SignOutDialogProps {
  atRisk: AtRisk | undefined;
  onStay: () => void;
  onSendNow: () => void;
  /** Signs out; `discard` also removes what waits to be sent and the unfinished forms. */
  onLeave: (how: { discard: boolean }) => void;
}

const forms = (count: number) => (count === 1 ? "1 unfinished form is" : `${count} unfinished forms are`);
const uploads = (count: number) => (count === 1 ? "1 upload waits" : `${count} uploads wait`);

const empty: AtRisk = { drafts: 0, waiting: 0, lockable: true, isOnline: true };

/** Asks what is to become of work on this device before the session ends; offers only what works now. */
export function SignOutDialog({ atRisk, onStay, onSendNow, onLeave }: SignOutDialogProps) {
  const { drafts, waiting, lockable, isOnline } = atRisk ?? empty;
  const canSend = waiting > 0 && isOnline;
  // Out of the dark top bar, whose colours it would take over.
  return createPortal(
    <Dialog
      open={atRisk !== undefined}
      title="Log out with work on this device?"
      role="alertdialog"
      onClose={onStay}
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={canSend ? onSendNow : onStay}>
            {canSend ? "Stay and send now" : "Stay"}
          </Button>
          <Button variant="danger" onClick={() => onLeave({ discard: true })}>
            Discard and log out
          </Button>
          <Button onClick={() => onLeave({ discard: false })}>
            {lockable ? "Keep locked and log out" : "Keep and log out"}
          </Button>
        </>
      }
    >
      {waiting > 0 && <p>{uploads(waiting)} to be sent.</p>}
      {waiting > 0 && !isOnline && <p>You are offline: it can be sent after you log in again.</p>}
      {drafts > 0 && <p>{forms(drafts)} saved on this device.</p>}
      <p>
        {lockable
          ? "Locked, nobody can read this on this device until you log in again."
          : "This server has no key to lock it with. It stays on this device, and another person with some skill could read it."}
      </p>
    </Dialog>,
    document.body,
  );
}
