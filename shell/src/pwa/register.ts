import { Workbox } from "workbox-window";

/** One address for every version of the worker: the browser could not replace it otherwise. */
const workerUrl = "/sw.js";

export interface Registration {
  /** Loads the page again, with the waiting worker if there is one. */
  acceptUpdate(): void;
  /** Looks for a new version; nothing happens without a connection. */
  update(): Promise<void>;
}

/**
 * Registers the worker and looks for a newer one.
 *
 * @param onWaiting a new version is installed and waits, or has taken over from another tab
 * @param onFirstControl called with what a first visit asked for before it had a worker, and its bytes, as it comes
 */
export async function registerWorker(
  onWaiting: () => void,
  onFirstControl: (urls: string[], bytes: number) => void,
): Promise<Registration> {
  const isControlled = () => navigator.serviceWorker.controller !== null;
  const wasControlled = isControlled();
  let isFirstControl = !wasControlled;
  const workbox = new Workbox(trusted(workerUrl), { updateViaCache: "none" });
  workbox.addEventListener("waiting", () => isControlled() && onWaiting());
  workbox.addEventListener("controlling", () => {
    // Another tab agreed to the new version; this one goes on until its user agrees too.
    if (!isFirstControl) return onWaiting();
    isFirstControl = false;
    followReads(performance.now(), onFirstControl);
  });
  const registration = await registerUntilInstalled(workbox);
  const update = () => workbox.update().catch(() => undefined);
  // The browser's own look for a new worker comes late while the worker is busy.
  if (wasControlled) await update();
  return {
    update,
    acceptUpdate() {
      if (!registration.waiting) return location.reload();
      workbox.addEventListener("controlling", () => location.reload());
      workbox.messageSkipWaiting();
    },
  };
}

const firstRetryMs = 10_000;
const maxRetryMs = 300_000;

/**
 * Registers the worker, and again with growing delays while no version of it could be installed: its script or one of
 * its files may not have come.
 *
 * @throws SecurityError where the browser allows no worker
 */
export async function registerUntilInstalled(
  workbox: Pick<Workbox, "register">,
): Promise<ServiceWorkerRegistration> {
  for (let retryMs = firstRetryMs; ; retryMs = Math.min(2 * retryMs, maxRetryMs)) {
    try {
      const registration = await workbox.register({ immediate: true });
      if (registration && (await isInstalled(registration))) return registration;
      console.warn("no worker", registration);
    } catch (error) {
      // Some browsers allow no worker in private windows.
      if ((error as Error).name === "SecurityError") throw error;
      console.warn("no worker", error);
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

/** Resolves when the registration has a version that can be used, or when the one on its way was given up. */
async function isInstalled({ installing, waiting, active }: ServiceWorkerRegistration): Promise<boolean> {
  if (active || waiting || !installing) return Boolean(active || waiting);
  while (installing.state === "installing")
    await new Promise((resolve) => installing.addEventListener("statechange", resolve));
  return installing.state !== "redundant";
}

/**
 * What the page asked for before it had a worker: what it has read, and what is still on its way, once it has come.
 *
 * @param until when the worker took over, as `performance.now()` tells it
 */
function followReads(until: number, onRead: (urls: string[], bytes: number) => void): void {
  const observer = new PerformanceObserver((list) => {
    const before = list.getEntries().filter(({ startTime }) => startTime < until);
    const bytes = before.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0);
    if (before.length > 0)
      onRead(
        before.map(({ name }) => name),
        bytes,
      );
  });
  for (const type of ["navigation", "resource"]) observer.observe({ type, buffered: true });
}

/** Under Trusted Types only a policy may name a script; this one knows a single name. */
function trusted(url: string): string {
  const policy = window.trustedTypes?.createPolicy("ministry-worker", {
    createScriptURL(asked) {
      if (asked !== workerUrl) throw new TypeError("not the worker's address");
      return asked;
    },
  });
  // The DOM's types know of no TrustedScriptURL; workbox-window passes it on to register() as it is.
  return (policy?.createScriptURL(url) ?? url) as string;
}

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(asked: string): string },
      ): { createScriptURL(asked: string): unknown };
    };
  }
}
