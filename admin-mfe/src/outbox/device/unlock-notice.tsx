import { Button, Notice } from "@ministry/shared-ui";
import { useState } from "react";
import * as backgroundTexts from "../../content/outbox/background.ts";
import { usePortal } from "../../session/portal.tsx";
import { useOutboxView } from "../use-outbox.ts";

/** On every screen after a sign-in whose key this device did not store. */
export function UnlockNotice() {
  const { outbox } = usePortal();
  const { unlockFailed } = useOutboxView();
  const [working, setWorking] = useState(false);
  if (!unlockFailed) return null;
  const retry = async () => {
    setWorking(true);
    await outbox.retryUnlock().finally(() => setWorking(false));
  };
  return (
    <Notice tone="warning" role="alert" title={backgroundTexts.unsentStillLocked}>
      <p>{backgroundTexts.keyNotAccepted}</p>
      <div>
        <Button size="small" variant="secondary" pending={working} onClick={() => void retry()}>
          {backgroundTexts.tryAgainNow}
        </Button>
      </div>
    </Notice>
  );
}
