import type { Outbox } from "@ministry/api-client/outbox";
import type { Host } from "@ministry/contract";

/**
 * Has the host ask the API as soon as a queued item was received while the page says that there is no connection: a
 * receipt is the API's own answer, and the host asks by itself only every few seconds.
 */
export function checkConnectionOnReceipt(
  outbox: Pick<Outbox, "get" | "subscribe">,
  host: Pick<Host, "line" | "checkConnection">,
): void {
  let last = outbox.get().received?.id;
  outbox.subscribe(() => {
    const id = outbox.get().received?.id;
    if (id === last) return;
    last = id;
    if (id !== undefined && host.line.get() !== "online") host.checkConnection?.();
  });
}
