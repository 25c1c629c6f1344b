import { LinkButton, Notice } from "@ministry/shared-ui";
import * as stateTexts from "../../content/outbox/states.ts";
import * as deviceTexts from "../../content/outbox/device.ts";
import { paths } from "../../paths.ts";
import { isOpen, useOutboxView } from "../use-outbox.ts";

/** What holds the whole queue back, and what waits here that can't be shown. */
export function QueueNotices() {
  const { items, locked, others, paused, waitsForWifi, signInNeeded, serverUnreachable } = useOutboxView();
  const isWaiting = items.some(isOpen);
  return (
    <>
      {signInNeeded && (
        <Notice tone="warning" role="status">
          <p>{deviceTexts.signInToSend}</p>
          <div>
            <LinkButton size="small" to={paths.login}>
              {deviceTexts.signIn}
            </LinkButton>
          </div>
        </Notice>
      )}
      {paused && <Notice role="status">{deviceTexts.sendingPaused}</Notice>}
      {waitsForWifi && isWaiting && !paused && <Notice role="status">{deviceTexts.waitingForWiFi}</Notice>}
      {serverUnreachable && isWaiting && !paused && !waitsForWifi && (
        <Notice role="status">{deviceTexts.serverUnreachable}</Notice>
      )}
      {locked > 0 && <Notice tone="warning">{deviceTexts.lockedItems(stateTexts.items(locked))}</Notice>}
      {others > 0 && (
        <Notice>
          {others === 1
            ? deviceTexts.anotherOfficersUploadIsWaiting
            : deviceTexts.uploadsOfOtherOfficers(others)}
        </Notice>
      )}
    </>
  );
}
