import type { Boot, Host, SiteConfig } from "@ministry/contract";
import type { QueryClient } from "@tanstack/react-query";
import { followLowData, isLowData } from "@ministry/shared-ui";
import { whenIdle } from "./idle.ts";
import { createInstalling } from "./install.ts";
import { watchConnection } from "./connection.ts";
import { createKept } from "./kept/kept.ts";
import type { FromWorker } from "./messages.ts";
import type { Pwa } from "./pwa.ts";
import type { Registration } from "./register.ts";
import { hasSession, offerOfficersApp } from "./officers-app.ts";
import { createStore } from "./store.ts";
import { hearWorker, tellWorker } from "./worker-channel.ts";

/** Loaded when the portal first uses it: visitors have no outbox. */
const background: Host["background"] = {
  prepare: async () => (await import("./outbox-worker.ts")).prepare(),
  wake: async () => (await import("./outbox-worker.ts")).wake(),
  notify: async (title, body) => (await import("./outbox-worker.ts")).notify(title, body),
};

const gatherMs = 50;
/** A page that comes back into view after this long looks for new builds. */
const lookAgainMs = 15 * 60_000;

/**
 * Starts all that the page does for offline use: the worker's registration; the watch on the connection to the API,
 * after the page has loaded; and the queries' updates from the worker's messages.
 *
 * @param pins builds this page runs; when the worker has newer ones the update is offered
 */
export function startPwa({
  queryClient,
  config,
  pins = {},
}: {
  queryClient: QueryClient;
  config: SiteConfig;
  pins?: Boot["pins"];
}): Pwa {
  const connection = watchConnection(config.apiBase);
  const keptAt = createStore("");
  const gaveUp = createStore("");
  const updateReady = createStore(false);
  const answersListeners = new Set<() => void>();
  let registration: Registration | undefined;
  let refresh: ReturnType<typeof setTimeout> | undefined;

  function askAgain(): void {
    void queryClient.invalidateQueries();
    for (const listener of answersListeners) listener();
  }

  hearWorker((message: FromWorker) => {
    if (message.type === "read-updated") {
      // A page reads several lists at once: their news are taken up together.
      clearTimeout(refresh);
      refresh = setTimeout(askAgain, gatherMs);
    }
    if (message.type === "read-kept") {
      keptAt.set(message.keptAt);
      void connection.check();
    }
    if (message.type === "space-made") gaveUp.set(message.gaveUp);
    if (message.type === "builds-ready" && hasNewer(message.builds, pins)) updateReady.set(true);
  });
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") void connection.check();
  });
  connection.state.subscribe(() => {
    if (connection.state.get() !== "online") return;
    keptAt.set("");
    askAgain();
  });

  let starting: Promise<void> | undefined;
  const startWorker = (): Promise<void> => (starting ??= startWorkerOnce());

  whenIdle(() => {
    connection.start();
    if ("serviceWorker" in navigator) void startWhenWanted();
  });
  offerOfficersApp();
  // In every tab, as soon as it is switched in any of them.
  let wasLowData = isLowData();
  followLowData(() => {
    // Browsers also tell of a connection that has merely become slower.
    if (isLowData() === wasLowData) return;
    wasLowData = isLowData();
    if (!starting && !isLowData()) return void startWorker();
    void tellWorker({ type: "low-data", on: isLowData() });
    if (isLowData()) return;
    void tellWorker({ type: "check" });
    void tellWorker({ type: "warm-up", opened: location.pathname });
  });

  /** Under low data a worker is not fetched for somebody who has none; one that is there saves data. */
  async function startWhenWanted(): Promise<void> {
    const isThere = (await navigator.serviceWorker.getRegistration()) !== undefined;
    if (isThere || !isLowData() || hasSession()) await startWorker();
  }

  async function startWorkerOnce(): Promise<void> {
    if (!config.serviceWorker) return (await import("../seldom.ts")).retireWorker();
    try {
      const { registerWorker } = await import("./register.ts");
      registration = await registerWorker(
        () => updateReady.set(true),
        (urls) => void tellWorker({ type: "page-ready", urls }),
      );
      void tellWorker({ type: "low-data", on: isLowData() });
      void tellWorker({ type: "warm-up", opened: location.pathname });
      if (hasSession()) await tellWorker({ type: "part-opened", part: "admin-mfe" });
      lookAgainOnReturn();
      if (navigator.serviceWorker.controller) await (await import("../seldom.ts")).retireIfUnwanted();
    } catch (error) {
      // The site works without a worker: a private window, or no connection.
      console.warn("no worker", error);
    }
  }

  function lookAgainOnReturn(): void {
    let lookedAt = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible" || Date.now() - lookedAt < lookAgainMs) return;
      lookedAt = Date.now();
      void tellWorker({ type: "check" });
      void registration?.update();
    });
  }

  return {
    line: connection.state,
    keptAt,
    gaveUp,
    onNewAnswers(listener) {
      answersListeners.add(listener);
      return () => answersListeners.delete(listener);
    },
    checkConnection: () => void connection.check(),
    install: createInstalling(hasWorkers(config) && navigator.serviceWorker.controller !== null),
    signInUrl: `${config.apiBase}/healthz`,
    ...(hasWorkers(config) && {
      kept: createKept({
        storageBase: config.storageBase,
        startWorker,
        onOnline: (listener) =>
          connection.state.subscribe(() => connection.state.get() === "online" && listener()),
      }),
      background,
    }),
    update: {
      ready: updateReady,
      accept: () => (registration ? registration.acceptUpdate() : location.reload()),
    },
  };
}

/** Browsers offer workers in secure contexts alone, and some not in private windows. */
const hasWorkers = (config: SiteConfig): boolean => config.serviceWorker && "serviceWorker" in navigator;

/** A build this page runs has a successor; a part the page does not run matters to the next page alone. */
export function hasNewer(builds: Record<string, string | undefined>, pins: Boot["pins"]): boolean {
  return Object.entries(pins).some(
    ([name, pin]) => builds[name] !== undefined && builds[name] !== pin.buildId,
  );
}
