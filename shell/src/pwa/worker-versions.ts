import { Workbox } from "workbox-window";
import { registerUntilInstalled, type Registration } from "./register.ts";

/**
 * Follows the versions of a worker that is there already, and looks for a newer one.
 *
 * @param url the worker's, as Trusted Types want it
 * @param onWaiting a new version is installed and waits, or has taken over from another tab
 */
export async function followVersions(url: string, onWaiting: () => void): Promise<Registration> {
  const isControlled = () => navigator.serviceWorker.controller !== null;
  const workbox = new Workbox(url, { updateViaCache: "none" });
  workbox.addEventListener("waiting", () => isControlled() && onWaiting());
  // Another tab agreed to the new version; this one goes on until its user agrees too.
  workbox.addEventListener("controlling", onWaiting);
  const registration = await registerUntilInstalled(() => workbox.register({ immediate: true }));
  const update = () => workbox.update().catch(() => undefined);
  // The browser's own look for a new worker comes late while the worker is busy.
  await update();
  return {
    update,
    acceptUpdate() {
      if (!registration.waiting) return location.reload();
      workbox.addEventListener("controlling", () => location.reload());
      workbox.messageSkipWaiting();
    },
  };
}
