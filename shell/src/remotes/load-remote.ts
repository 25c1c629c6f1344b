import type { Boot, Host, Pin, RemoteConfig, RemoteName } from "@ministry/delivery/contract";
import type { RouteObject } from "react-router-dom";
import { walkRoutes } from "../routing/full-pattern.ts";
import { admitFiles } from "./admit-files.ts";
import { buildsToTry } from "./find-build.ts";
import { loadExposed } from "./federation.ts";
import { TookTooLong, withTimeout } from "./with-timeout.ts";

/** Longest wait for one build of a part; after that the user gets a word and a button. */
const loadTimeoutMs = 10_000;

export interface RemotesOptions {
  boot: Boot;
  host: Host;
  /** Called once a build of a part runs in this page. */
  hold: (name: RemoteName, buildId: string) => void;
}

/** Loads parts into this page, each at most once; a page keeps the build it began with for its whole life. */
export function createRemotes({ boot, host, hold }: RemotesOptions) {
  const loaded = new Map<RemoteName, Promise<RouteObject[]>>();
  const running = new Map<RemoteName, string>();

  async function load(part: RemoteConfig): Promise<RouteObject[]> {
    const base = new URL(part.base, location.href).href;
    let failure: unknown = new Error(`${part.name} has no build this site can run`);
    for await (const pin of buildsToTry(part, base, boot.pins)) {
      try {
        const routes = await withTimeout(loadBuild(part.name, base, pin, host), loadTimeoutMs, part.name);
        running.set(part.name, pin.buildId);
        hold(part.name, pin.buildId);
        return routes;
      } catch (error) {
        console.warn("build not usable", part.name, pin.buildId, error);
        failure = error;
        if (error instanceof TookTooLong) break;
      }
    }
    throw failure;
  }

  return {
    /** The build of a part that runs in this page; not always the pinned one. */
    buildOf: (name: RemoteName): string | undefined => running.get(name),

    /** The routes of a part; rejects within seconds when none of its builds can be used. */
    routesOf(part: RemoteConfig): Promise<RouteObject[]> {
      const known = loaded.get(part.name);
      if (known) return known;
      const routes = load(part);
      loaded.set(part.name, routes);
      routes.catch(() => loaded.delete(part.name));
      return routes;
    },
  };
}

export type Remotes = ReturnType<typeof createRemotes>;

async function loadBuild(name: RemoteName, base: string, pin: Pin, host: Host): Promise<RouteObject[]> {
  const admit = import.meta.env.DEV ? admitNothing : admitFiles;
  await admit(base, pin, [...new Set([pin.entry, ...pin.init])]);
  const remote = await loadExposed(name, base + pin.entry);
  if (!isRemote(remote)) throw new Error(`${name} exposes no createRoutes`);
  const routes = remote.createRoutes(host);
  walkRoutes(routes, (route, pattern) => {
    const { lazy } = route;
    if (typeof lazy !== "function") return;
    route.lazy = async () => {
      await admit(base, pin, pin.routes[pattern] ?? []);
      return lazy();
    };
  });
  return routes;
}

/** The dev servers' files have no hashes. */
const admitNothing = () => Promise.resolve();

const isRemote = (module: unknown): module is { createRoutes(host: Host): RouteObject[] } =>
  typeof module === "object" &&
  module !== null &&
  "createRoutes" in module &&
  typeof module.createRoutes === "function";
