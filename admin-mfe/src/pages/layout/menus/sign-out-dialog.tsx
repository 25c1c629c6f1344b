import { Button, ConfirmDialog, Dialog } from "@ministry/shared-ui";
import { useState } from "react";
import { createPortal } from "react-dom";
import * as menuTexts from "../../../content/layout/menus.ts";

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

const empty: AtRisk = { drafts: 0, waiting: 0, lockable: true, isOnline: true };

/** Asks what is to become of work on this device before the session ends; offers only what works now. */
export function SignOutDialog({ atRisk, onStay, onSendNow, onLeave }: SignOutDialogProps) {
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { drafts, waiting, lockable, isOnline } = atRisk ?? empty;
  const canSend = waiting > 0 && isOnline;
  const isAsked = atRisk !== undefined;
  // Out of the dark top bar, whose colours it would take over.
  return createPortal(
    <>
      <Dialog
        open={isAsked && !isDiscarding}
        title={menuTexts.logOutWithWorkQuestion}
        role="alertdialog"
        onClose={onStay}
        actions={
          <>
            <Button variant="secondary" autoFocus onClick={canSend ? onSendNow : onStay}>
              {canSend ? menuTexts.stayAndSendNow : menuTexts.stay}
            </Button>
            <Button onClick={() => onLeave({ discard: false })}>
              {lockable ? menuTexts.keepLockedAndLogOut : menuTexts.keepAndLogOut}
            </Button>
            <Button variant="danger" onClick={() => setIsDiscarding(true)}>
              {menuTexts.discardAndLogOut}
            </Button>
          </>
        }
      >
        <Work {...{ drafts, waiting }} />
        {waiting > 0 && !isOnline && <p>{menuTexts.offlineHint}</p>}
        <p>{lockable ? menuTexts.keepLockedHint : menuTexts.keepUnlockedHint}</p>
      </Dialog>
      <ConfirmDialog
        open={isAsked && isDiscarding}
        title={menuTexts.discardForGoodQuestion}
        confirmLabel={menuTexts.deleteAndLogOut}
        cancelLabel={menuTexts.back}
        danger
        onConfirm={() => {
          setIsDiscarding(false);
          onLeave({ discard: true });
        }}
        onCancel={() => setIsDiscarding(false)}
      >
        <Work {...{ drafts, waiting }} />
        <p>{menuTexts.discardForGoodHint}</p>
      </ConfirmDialog>
    </>,
    document.body,
  );
}

/** How much is at stake. */
function Work({ drafts, waiting }: Pick<AtRisk, "drafts" | "waiting">) {
  return (
    <>
      {waiting > 0 && <p>{menuTexts.unsentUploads(waiting)}</p>}
      {drafts > 0 && <p>{menuTexts.unfinishedForms(drafts)}</p>}
    </>
  );
}
