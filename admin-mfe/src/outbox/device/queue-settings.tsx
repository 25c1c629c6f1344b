import { Button, Checkbox } from "@ministry/shared-ui";
import { useState } from "react";
import * as deviceTexts from "../../content/outbox/device.ts";
import { usePortal } from "../../session/portal.tsx";
import { useQueueAction } from "../use-queue-action.ts";
import { useOutboxView } from "../use-outbox.ts";
import css from "../outbox.module.css";

/** How this device sends: over which connections, and whether it notifies when all has arrived. */
export function QueueSettings() {
  const { outbox } = usePortal();
  const act = useQueueAction();
  const { wifiOnly } = useOutboxView();
  return (
    <div className={css.settings}>
      {outbox.knowsConnectionType() ? (
        <Checkbox
          label={deviceTexts.sendOverWiFiOnly}
          hint={deviceTexts.wiFiOnlyHint}
          checked={wifiOnly}
          onChange={({ target }) => act(() => outbox.set({ wifiOnly: target.checked }))}
        />
      ) : (
        <p>{deviceTexts.wiFiOnlyUnsupported}</p>
      )}
      <Notifications />
    </div>
  );
}

type Permission = NotificationPermission | "none";

/** Asked for by a click alone: a question at the start of a page is refused, and rightly. */
function Notifications() {
  const [permission, setPermission] = useState<Permission>(() =>
    "Notification" in window ? Notification.permission : "none",
  );
  if (permission === "none") return null;
  if (permission === "granted") return <p>{deviceTexts.notificationWhenReceived}</p>;
  if (permission === "denied") {
    return <p>{deviceTexts.notificationsAreBlocked}</p>;
  }
  return (
    <div>
      <Button
        size="small"
        variant="secondary"
        onClick={() => void Notification.requestPermission().then(setPermission)}
      >
        {deviceTexts.notifyWhenReceived}
      </Button>
    </div>
  );
}
