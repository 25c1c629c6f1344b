import type { Boot, Host, HostApart, Language, RemoteConfig, RemoteName } from "@ministry/contract";
import type { RouteObject } from "react-router-dom";
import { buildsToTry } from "./find-build.ts";
import { runBuild, type RunningBuild } from "./run-build.ts";
import { TookTooLong, withTimeout } from "./with-timeout.ts";

/** Longest wait for one build of a part where nothing can be read meanwhile; after that the fallback screen is shown. */
const loadTimeoutMs = 10_000;

/** As long as it takes: the longest time that a timer knows, 24 days. */
export const withoutLimitMs = 2 ** 31 - 1;

export interface RemotesOptions {
  boot: Boot;
  host: Host;
  /** The page's. */
  language: Language;
  /** What a remote gets that runs apart from the host's tree. */
  apart: (part: RemoteConfig) => Omit<HostApart, "admit">;
  /** Called once a build of a part runs in this page. */
  hold: (name: RemoteName, buildId: string, isCanary: boolean) => void;
  /** Called when a build could not be loaded, for another reason than a slow connection. */
  onFailure?: (name: RemoteName, buildId: string) => void;
}

/** Loads parts into this page, each at most once; a page keeps the build it began with for its whole life. */
export function createRemotes({ boot, host, language, apart, hold, onFailure }: RemotesOptions) {
  const loaded = new Map<RemoteName, Promise<RouteObject[]>>();
  const running = new Map<RemoteName, RunningBuild>();

  async function load(part: RemoteConfig, limitMs: number): Promise<RouteObject[]> {
    const base = new URL(part.base, location.href).href;
    let failure: unknown = new Error(`${part.name} has no build this site can run`);
    for await (const pin of buildsToTry(part, base, boot, language)) {
      try {
        const build = runBuild({ part, base, pin, host, apart: apart(part) });
        const started = await withTimeout(build, limitMs, part.name);
        running.set(part.name, started);
        hold(part.name, pin.buildId, pin.canary === true);
        return started.routes;
      } catch (error) {
        console.warn("build not usable", part.name, pin.buildId, error);
        failure = error;
        if (error instanceof TookTooLong) break;
        onFailure?.(part.name, pin.buildId);
      }
    }
    throw failure;
  }

  return {
    /** The build of a part that runs in this page; not always the pinned one. */
    buildOf: (name: RemoteName): string | undefined => running.get(name)?.buildId,

    /** Whether the HTML that a build's server bundle made can be adopted: only what renders in the host's tree. */
    adopts: (name: RemoteName, buildId: string | undefined): boolean => {
      const build = running.get(name);
      return build !== undefined && build.buildId === buildId && build.isInTree;
    },

    /**
     * The routes of a part; rejects when none of its builds can be used, and when one takes longer than `limitMs`.
     *
     * @param limitMs `withoutLimitMs` while the part's page stands there in its HTML: a slow phone or connection may take
     *   a minute, and whoever reads the page or types in it would lose it to a screen that says so
     */
    routesOf(part: RemoteConfig, limitMs = loadTimeoutMs): Promise<RouteObject[]> {
      const known = loaded.get(part.name);
      if (known) return known;
      const routes = load(part, limitMs);
      loaded.set(part.name, routes);
      routes.catch(() => loaded.delete(part.name));
      return routes;
    },
  };
}

export type Remotes = ReturnType<typeof createRemotes>;
