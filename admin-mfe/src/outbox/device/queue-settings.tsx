import { Button, Checkbox } from "@ministry/shared-ui";
import { useState } from "react";
import { usePortal } from "../../session/portal.tsx";
import { useOutboxView } from "../use-outbox.ts";
import css from "../outbox.module.css";

/** How this device sends: over which lines, and whether it says so when all has arrived. */
export function QueueSettings() {
  const { outbox } = usePortal();
  const { wifiOnly } = useOutboxView();
  return (
    <div className={css.settings}>
      {outbox.knowsConnectionType() ? (
        <Checkbox
          label="Send over Wi-Fi only"
          hint="On mobile data everything waits. Send now sends it anyway."
          checked={wifiOnly}
          onChange={({ target }) => void outbox.set({ wifiOnly: target.checked })}
        />
      ) : (
        <p>
          This browser does not tell Wi-Fi from mobile data, so sending over Wi-Fi only can’t be offered here.
          Pause holds everything back instead.
        </p>
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
  if (permission === "granted") return <p>You get a notification when everything has been received.</p>;
  if (permission === "denied") {
    return <p>Notifications are blocked for this site. The browser’s settings can allow them again.</p>;
  }
  return (
    <div>
      <Button
        size="small"
        variant="secondary"
        onClick={() => void Notification.requestPermission().then(setPermission)}
      >
        Notify me when everything has been received
      </Button>
    </div>
  );
}
