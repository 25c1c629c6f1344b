/** One address for every version of the worker: the browser could not replace it otherwise. */
const workerUrl = "/sw.js";

export interface Registration {
  /** Loads the page again, with the waiting worker if there is one. */
  acceptUpdate(): void;
  /** Looks for a new version; nothing happens without a connection. */
  update(): Promise<void>;
}

/**
 * Registers the worker and looks for a newer one. What follows versions of the worker is loaded when there is a version
 * to follow: a first visit that ends before the next release does without it.
 *
 * @param onWaiting a new version is installed and waits, or has taken over from another tab
 * @param onFirstControl called with what a first visit asked for before it had a worker, as it comes
 */
export async function registerWorker(
  onWaiting: () => void,
  onFirstControl: (urls: string[]) => void,
): Promise<Registration> {
  const url = trustedWorkerUrl();
  const follow = async () => (await import("./worker-versions.ts")).followVersions(url, onWaiting);
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return follow();

  const takenOver = () => followReads(performance.now(), onFirstControl);
  serviceWorker.addEventListener("controllerchange", takenOver, { once: true });
  const registration = await registerUntilInstalled(() =>
    serviceWorker.register(url, { updateViaCache: "none" }),
  );
  let versions: Promise<Registration> | undefined;
  registration.addEventListener("updatefound", () => {
    // Begun earlier, following would miss the version that is on its way.
    void isKept(registration.installing).then((kept) => {
      if (kept) versions ??= follow();
    });
  });
  return {
    update: () =>
      registration.update().then(
        () => undefined,
        () => undefined,
      ),
    acceptUpdate: () =>
      void (versions ? versions.then((followed) => followed.acceptUpdate()) : location.reload()),
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
  register: () => Promise<ServiceWorkerRegistration | undefined>,
): Promise<ServiceWorkerRegistration> {
  for (let retryMs = firstRetryMs; ; retryMs = Math.min(2 * retryMs, maxRetryMs)) {
    try {
      const registration = await register();
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
const isInstalled = async ({ installing, waiting, active }: ServiceWorkerRegistration): Promise<boolean> =>
  Boolean(active || waiting) || isKept(installing);

/** Resolves when a version has been installed or given up; `true` for one that can be used. */
async function isKept(version: ServiceWorker | null): Promise<boolean> {
  while (version?.state === "installing")
    await new Promise((resolve) => version.addEventListener("statechange", resolve));
  return version !== null && version.state !== "redundant";
}

/**
 * What the page asked for before it had a worker: what it has read, and what is still on its way, once it has come.
 *
 * @param until when the worker took over, as `performance.now()` tells it
 */
function followReads(until: number, onRead: (urls: string[]) => void): void {
  new PerformanceObserver((list) => {
    const urls = list.getEntries().flatMap(({ startTime, name }) => (startTime < until ? name : []));
    if (urls.length > 0) onRead(urls);
  }).observe({ type: "resource", buffered: true });
}

/** Under Trusted Types only a policy may name a script; this one knows a single name, and can be made once. */
function trustedWorkerUrl(): string {
  const policy = window.trustedTypes?.createPolicy("ministry-worker", {
    createScriptURL(asked) {
      if (asked !== workerUrl) throw new TypeError("not the worker's address");
      return asked;
    },
  });
  // The DOM's types know of no TrustedScriptURL.
  return (policy?.createScriptURL(workerUrl) ?? workerUrl) as string;
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
