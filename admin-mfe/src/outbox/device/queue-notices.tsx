import { LinkButton, Notice } from "@ministry/shared-ui";
import { paths } from "../../paths.ts";
import { isOpen, useOutboxView } from "../use-outbox.ts";
import { counted } from "../queued/words.ts";

/** What holds the whole queue back, and what waits here that can't be shown. */
export function QueueNotices() {
  const { items, locked, others, paused, waitsForWifi, signInNeeded, serverUnreachable } = useOutboxView();
  const isWaiting = items.some(isOpen);
  return (
    <>
      {signInNeeded && (
        <Notice tone="warning" role="status">
          <p>Sign in to go on sending. Nothing is lost.</p>
          <div>
            <LinkButton size="small" to={paths.login}>
              Sign in
            </LinkButton>
          </div>
        </Notice>
      )}
      {paused && <Notice role="status">Sending is paused on this device.</Notice>}
      {waitsForWifi && isWaiting && !paused && (
        <Notice role="status">Waiting for Wi-Fi, as set below. Send now sends it anyway.</Notice>
      )}
      {serverUnreachable && isWaiting && !paused && !waitsForWifi && (
        <Notice role="status">The server cannot be reached. What waits is sent as soon as it can.</Notice>
      )}
      {locked > 0 && (
        <Notice tone="warning">
          {counted(locked, "item")} of yours can’t be opened on this device until you sign in again.
        </Notice>
      )}
      {others > 0 && (
        <Notice>
          {others === 1
            ? "Another officer’s upload is waiting here, locked."
            : `${others} uploads of other officers are waiting here, locked.`}
        </Notice>
      )}
    </>
  );
}
