import { watch } from "node:fs";
import { join } from "node:path";
import { ReportedFault } from "../lib/fault.ts";
import { root } from "../lib/run.ts";
import { startApi, type Api, type ApiReady } from "../start/api-process.ts";

/** Sources of the API. */
const watched = ["api-server/src", "api-client/src/schemas"];
/** Editors write a file in several steps. */
const settleMs = 150;

export interface WatchedApi {
  /** Resolves with the first start's word; later starts are told to `onReady`. */
  first: Promise<Api | undefined>;
  stop(): Promise<void>;
}

/**
 * Runs the API from its sources and starts it again when one of them changes. One that ends by a fault is left until
 * the next change; its own last line says why.
 */
export function watchedApi(env: NodeJS.ProcessEnv, onReady: (ready: ApiReady) => void): WatchedApi {
  let running: Promise<Api | undefined> = launch();
  let settling: NodeJS.Timeout | undefined;

  async function launch(): Promise<Api | undefined> {
    try {
      const api = await startApi(env, { fromSource: true });
      onReady(api.ready);
      return api;
    } catch (error) {
      if (!(error instanceof ReportedFault)) console.error(error);
      return undefined;
    }
  }

  const first = running;
  const watchers = watched.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (!name?.endsWith(".ts") || name.endsWith(".test.ts")) return;
      clearTimeout(settling);
      settling = setTimeout(() => {
        console.info(`${name} changed: the API restarts`);
        running = running.then((api) => api?.stop()).then(launch);
      }, settleMs);
    }),
  );

  return {
    first,
    async stop() {
      clearTimeout(settling);
      for (const watcher of watchers) watcher.close();
      await (await running)?.stop();
    },
  };
}
