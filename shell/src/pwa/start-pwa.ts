import type { Boot, Host, SiteConfig } from "@ministry/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { loadRarelyUsed } from "../load-rarely-used.ts";
import { whenIdle } from "./lib/idle.ts";
import { createInstalling, type Installing } from "./install/install.ts";
import { watchConnection } from "./connection/connection.ts";
import { createSaved } from "./saved/saved.ts";
import type { FromWorker } from "./worker/messages.ts";
import type { Pwa } from "./pwa.ts";
import { shownCopies } from "./shown-copies.ts";
import { offerOfficersApp } from "./install/officers-app.ts";
import { startWhenWanted, workerStart } from "./worker/start-worker.ts";
import { createStore, type Store } from "./lib/store.ts";
import { onWorkerMessage } from "./worker/worker-channel.ts";

/** Loaded when the portal first uses it: visitors have no outbox. */
const outboxWorker = async () => (await loadRarelyUsed()).outboxWorker;
const background: Host["background"] = {
  prepare: async () => (await outboxWorker()).prepare(),
  wake: async () => (await outboxWorker()).wake(),
  notify: async (title, body) => (await outboxWorker()).notify(title, body),
};

const gatherMs = 50;

export interface PwaOptions {
  queryClient: QueryClient;
  config: SiteConfig;
  /** Builds this page runs; when the worker has newer ones the update is offered. */
  pins?: Boot["pins"];
}

/**
 * Starts all that the page does for offline use: the worker's registration; the watch on the connection to the API,
 * after the page has loaded; and the queries' updates from the worker's messages.
 */
export function startPwa({ queryClient, config, pins = {} }: PwaOptions): Pwa {
  const connection = watchConnection(config.apiBase);
  const [savedAt, followCopies, forgetCopies] = shownCopies();
  const gaveUp = createStore("");
  const updateReady = createStore(false);
  const hint = createStore<ReactNode>(undefined);
  const install = createInstalling(document.early.cameBack);
  const { askAgain, onNewAnswers } = shownAnswers(queryClient);
  const worker = workerStart(config, () => updateReady.set(true));
  const onOnline = (listener: () => void) =>
    connection.state.subscribe(() => connection.state.get() === "online" && listener());

  onWorkerMessage(
    inTime(askAgain, (message) => {
      followCopies(message);
      if (message.type === "read-kept") void connection.check();
      if (message.type === "space-made") gaveUp.set(message.gaveUp);
      if (message.type === "builds-ready" && hasNewer(message.builds, pins)) updateReady.set(true);
    }),
  );
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") void connection.check();
    // A page was left, and the next one asks for its own answers.
    if (event.type === "observerRemoved" && connection.state.get() === "online") forgetCopies();
  });
  onOnline(() => {
    forgetCopies();
    askAgain();
  });
  hintAtInstalling(install, hint);

  whenIdle(() => {
    connection.start();
    if ("serviceWorker" in navigator) void startWhenWanted(worker.start);
  });
  offerOfficersApp();

  return {
    line: connection.state,
    savedAt,
    gaveUp,
    onNewAnswers,
    checkConnection: connection.check,
    hint,
    install,
    signInUrl: `${config.apiBase}/healthz`,
    ...(hasWorkers(config) && {
      kept: createSaved({ storageBase: config.storageBase, startWorker: worker.start, onOnline }),
      background,
    }),
    update: { ready: updateReady, accept: worker.accept },
  };
}

/** The answers that this page shows, by its own queries and by remotes apart from the host's tree. */
function shownAnswers(queryClient: QueryClient) {
  const listeners = new Set<() => void>();
  return {
    askAgain(): void {
      void queryClient.invalidateQueries();
      for (const listener of listeners) listener();
    },
    onNewAnswers(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Shows the hint at installing once the browser offers it, unless another hint is there. */
function hintAtInstalling(install: Installing, hint: Store<ReactNode>): void {
  const show = async () => (await loadRarelyUsed()).showInstallHint(install, hint);
  install.hint.subscribe(() => void show());
  if (install.hint.get()) void show();
}

/** Calls `onUpdated` once for all reads that change within a moment, and `onMessage` for every message. */
function inTime(onUpdated: () => void, onMessage: (message: FromWorker) => void) {
  let refresh: ReturnType<typeof setTimeout> | undefined;
  return (message: FromWorker) => {
    onMessage(message);
    if (message.type !== "read-updated") return;
    // A page reads several lists at once: their news are taken up together.
    clearTimeout(refresh);
    refresh = setTimeout(onUpdated, gatherMs);
  };
}

/** Browsers offer workers in secure contexts alone, and some not in private windows. */
const hasWorkers = (config: SiteConfig): boolean => config.serviceWorker && "serviceWorker" in navigator;

/** A build this page runs has a successor; a part the page does not run matters to the next page alone. */
export function hasNewer(builds: Record<string, string | undefined>, pins: Boot["pins"]): boolean {
  return Object.entries(pins).some(([name, pin]) => (builds[name] ?? pin.buildId) !== pin.buildId);
}
