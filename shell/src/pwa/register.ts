/** One address for every version of the worker: the browser could not replace it otherwise. */
const workerUrl = "/sw.js";

export interface Registration {
  /** The new worker that waits for consent, if one does. */
  waiting(): ServiceWorker | null;
  /** Looks for a new version; without a line nothing happens. */
  update(): Promise<void>;
}

/**
 * Registers the worker and looks for a newer one.
 *
 * @param onWaiting a new version is installed and waits, or has taken over from another tab
 * @param tellRead hears what a first visit had read before it had a worker
 */
export async function registerWorker(
  onWaiting: () => void,
  tellRead: (urls: string[]) => void,
): Promise<Registration> {
  const { serviceWorker } = navigator;
  const wasControlled = serviceWorker.controller !== null;
  if (!wasControlled)
    serviceWorker.addEventListener("controllerchange", () => tellRead(whatWasRead()), { once: true });
  const registration = await serviceWorker.register(trusted(workerUrl), { updateViaCache: "none" });
  const watch = (worker: ServiceWorker | null) => {
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && serviceWorker.controller) onWaiting();
    });
  };
  if (registration.waiting && wasControlled) onWaiting();
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  if (wasControlled) {
    // Another tab agreed to the new version; this one goes on until its user agrees too.
    serviceWorker.addEventListener("controllerchange", onWaiting);
    // The browser's own look for a new worker comes late while the worker is busy.
    await update();
  }
  return { waiting: () => registration.waiting, update };

  async function update(): Promise<void> {
    await registration.update().catch(() => undefined);
  }
}

/** On a first visit the page read everything before it had a worker. */
const whatWasRead = (): string[] => performance.getEntriesByType("resource").map(({ name }) => name);

/** Under Trusted Types only a policy may name a script; this one knows a single name. */
function trusted(url: string): string {
  const policy = window.trustedTypes?.createPolicy("ministry-worker", {
    createScriptURL(asked) {
      if (asked !== workerUrl) throw new TypeError("not the worker's address");
      return asked;
    },
  });
  // The DOM's types know of no TrustedScriptURL; register() takes one.
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
