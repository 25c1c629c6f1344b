import type { Outbox } from "@ministry/api-client/outbox";
import type { Host } from "@ministry/contract";
import * as backgroundTexts from "../../content/outbox/background.ts";

/**
 * For as long as the portal is open: sends what waits, sees to it that the worker goes on when the portal is closed,
 * and keeps the count on the app's icon. The answer ends it.
 */
export function runOutbox(outbox: Outbox, background: Host["background"]): () => void {
  const stop = outbox.start();
  // Without a worker, or where it is forbidden, the queue is sent while the portal is open.
  const wake = () => void background?.wake().catch(() => undefined);
  void background?.prepare().catch(() => undefined);
  let before: ReadonlySet<string> = new Set();
  const follow = () => {
    const { items, ready, owner, locked } = outbox.get();
    if (!ready) return;
    const open = new Set(items.filter(({ job }) => job.state !== "sent").map(({ id }) => id));
    if (open.size > before.size) wake();
    if (open.size !== before.size) showCount(open.size);
    // Not what was discarded, nor what a sign-out has locked.
    const isSent = items.some(({ id, job }) => before.has(id) && job.state === "sent");
    const isOver = isSent && open.size === 0 && owner !== undefined && locked === 0;
    before = open;
    if (isOver && document.visibilityState === "hidden") {
      void background?.notify(backgroundTexts.everythingHasBeenReceived, backgroundTexts.nothingIsWaiting);
    }
  };
  const hide = () => {
    if (document.visibilityState === "hidden" && before.size > 0) wake();
  };
  const unfollow = outbox.subscribe(follow);
  document.addEventListener("visibilitychange", hide);
  return () => {
    unfollow();
    document.removeEventListener("visibilitychange", hide);
    stop();
  };
}

/** How much waits, on the icon of the installed app where there is one. */
export function showCount(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<
    Pick<Navigator, "setAppBadge" | "clearAppBadge">
  >;
  const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  done?.catch(() => undefined);
}
