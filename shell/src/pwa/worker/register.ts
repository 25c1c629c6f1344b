import { Workbox } from "workbox-window";

/** One address for every version of the worker: the browser could not replace it otherwise. */
const workerUrl = "/sw.js";

export interface Registration {
  /** Loads the page again, with the waiting worker if there is one. */
  acceptUpdate(): void;
}

/** A page that comes back into view after this long looks for new versions. */
const lookAgainMs = 15 * 60_000;

const isControlled = (): boolean => navigator.serviceWorker.controller !== null;

/** Whether the page was opened through a worker. */
let wasControlled = false;
/** When a first visit's page got its worker, as `performance.now()` tells it. */
let firstControl!: Promise<number>;
let installed!: Promise<ServiceWorkerRegistration>;
let started: Workbox | undefined;

/** Begins to register the worker; once, whoever comes first. */
function start(): Workbox {
  if (started) return started;
  wasControlled = isControlled();
  const workbox = new Workbox(trusted());
  firstControl = new Promise((resolve) => {
    if (wasControlled) resolve(0);
    workbox.addEventListener("controlling", () => resolve(performance.now()));
  });
  installed = registerUntilInstalled(workbox);
  // Whoever waits for it hears of a failure.
  installed.catch(() => undefined);
  return (started = workbox);
}

/**
 * Registers the worker and looks for a newer one, also when the page comes back into view after a while.
 *
 * @param onWaiting a new version is installed and waits, or has taken over from another tab
 * @param onFirstControl called with what a first visit asked for before it had a worker, and its bytes, as it comes
 * @param onReturn called when the page has come back
 */
export async function registerWorker(
  onWaiting: () => void,
  onFirstControl: (urls: string[], bytes: number) => void,
  onReturn: () => void,
): Promise<Registration> {
  const workbox = start();
  void firstControl.then((until) => {
    followReads(until, onFirstControl);
    // Another tab agreed to the new version; this one goes on until its user agrees too.
    workbox.addEventListener("controlling", onWaiting);
  });
  workbox.addEventListener("waiting", () => isControlled() && onWaiting());
  const registration = await installed;
  // Nothing happens without a connection.
  const update = () => workbox.update().catch(() => undefined);
  // The browser's own look for a new worker comes late while the worker is busy.
  if (wasControlled) await update();
  lookAgainOnReturn(() => {
    onReturn();
    void update();
  });
  return {
    acceptUpdate() {
      if (!registration.waiting) return location.reload();
      workbox.addEventListener("controlling", () => location.reload());
      workbox.messageSkipWaiting();
    },
  };
}

function lookAgainOnReturn(look: () => void): void {
  let lookedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - lookedAt < lookAgainMs) return;
    lookedAt = Date.now();
    look();
  });
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
  const worker = active ?? waiting ?? installing;
  while (worker?.state === "installing")
    await new Promise((resolve) => worker.addEventListener("statechange", resolve));
  return worker !== null && worker.state !== "redundant";
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

/** The worker's address: under Trusted Types only a policy may name a script, and this one names no other. */
function trusted(): string {
  const policy = window.trustedTypes?.createPolicy("ministry-worker", { createScriptURL: () => workerUrl });
  // The DOM's types know of no TrustedScriptURL; workbox-window passes it on to register() as it is.
  return (policy?.createScriptURL("") ?? workerUrl) as string;
}

// On a first visit the script in the page's HTML (index.html) loads this file while the bundle is on its way: a connection
// that is cut soon after the first paint must find the worker in control.
if (document.early?.cameBack === false) start();

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
