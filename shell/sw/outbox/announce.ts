import type { DrainResult } from "@ministry/api-client/outbox/sender";
import { outboxSyncTag } from "../../src/pwa/worker/messages.ts";

declare const self: ServiceWorkerGlobalScope;

/** The queue's screen: what the bell of the portal leads to. */
const queueUrl = "/AdminQueue";

/** The count on the app's icon; and, when the last one has arrived with nobody looking, a notification. */
export async function announce({ open, received }: DrainResult): Promise<void> {
  await badge(open);
  if (open > 0 || received === 0 || Notification.permission !== "granted") return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some(({ visibilityState }) => visibilityState === "visible")) return;
  await self.registration.showNotification("Everything has been received", {
    // No word of what it was: a locked phone shows this to anybody.
    body: received === 1 ? "1 change was sent." : `${received} changes were sent.`,
    tag: outboxSyncTag,
    icon: "/icon.svg",
  });
}

/** Not every browser has an icon to count on. */
type Badging = Pick<WorkerNavigator, "setAppBadge" | "clearAppBadge">;

async function badge(count: number): Promise<void> {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Badging>;
  const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  await done?.catch(() => undefined);
}

/** Brings the queue's screen to the front. */
export async function openQueue(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname.toLowerCase() === queueUrl.toLowerCase());
  if (open) await open.focus();
  else await self.clients.openWindow(queueUrl);
}
