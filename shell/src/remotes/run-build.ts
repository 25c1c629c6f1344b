import {
  walkRoutes,
  type Compatibility,
  type Host,
  type HostApart,
  type Pin,
  type RemoteConfig,
} from "@ministry/contract";
import type { Mount } from "@ministry/contract/mount";
import type { ComponentType, ReactNode } from "react";
import type { RouteObject } from "react-router-dom";
import { loadRarelyUsed } from "../load-rarely-used.ts";
import { admitFiles } from "./admit-files.ts";
import { loadExposed } from "./federation.ts";

export interface BuildOptions {
  part: RemoteConfig;
  /** Absolute address of the part's folder, ending in a slash. */
  base: string;
  pin: Pin;
  host: Host;
  apart: Omit<HostApart, "admit">;
}

export interface RunningBuild {
  buildId: string;
  /** It renders in the host's tree on the host's copies alone. */
  isInTree: boolean;
  routes: RouteObject[];
}

const inTree: Pick<Compatibility, "mode" | "own"> = { mode: "tree", own: [] };

/**
 * Loads one build of a part the way it can run here (`compatibilityOf`): in the host's tree, in the host's tree with a
 * query library of its own, or in a root of its own.
 *
 * @throws when this shell can't run it, or a file can't be had or was changed
 */
export async function runBuild({ part, base, pin, host, apart }: BuildOptions): Promise<RunningBuild> {
  const { mode, own } = pin.inTree ? inTree : (await loadRarelyUsed()).decide(part.name, pin);
  const admit = (files: readonly string[]) =>
    import.meta.env.DEV ? Promise.resolve() : admitFiles(base, pin, [...new Set(files)]);
  const copies = own.flatMap((specifier) => pin.fallbacks?.[specifier] ?? []);
  await admit([pin.entry, ...pin.init, ...copies, ...(own.length > 0 ? (pin.mount ?? []) : [])]);
  const load = (exposed: "./remote" | "./mount") => loadExposed(part.name, base + pin.entry, exposed, own);
  const admitPage = (pattern: string) => admit(pin.routes[pattern] ?? []);
  const hostApart: Host = { ...host, apart: { ...apart, admit: admitPage } };

  if (mode === "own-root") {
    const { mount } = await load("./mount");
    if (typeof mount !== "function") throw new Error(`${part.name} exposes no mount`);
    const { ownRootRoutes } = await loadRarelyUsed();
    const routes = ownRootRoutes(Object.keys(pin.routes), mount as Mount, hostApart);
    return { buildId: pin.buildId, isInTree: false, routes };
  }

  const { createRoutes } = await load("./remote");
  if (typeof createRoutes !== "function") throw new Error(`${part.name} exposes no createRoutes`);
  const routes = (createRoutes as (host: Host) => RouteObject[])(host);
  walkRoutes(routes, (route, pattern) => {
    const { lazy } = route;
    if (typeof lazy !== "function") return;
    route.lazy = async () => {
      await admitPage(pattern);
      return lazy();
    };
  });
  if (own.length === 0) return { buildId: pin.buildId, isInTree: true, routes };
  const { OwnQueries } = await load("./mount");
  const { ownQueriesRoute } = await loadRarelyUsed();
  const queries = OwnQueries as ComponentType<{ host: Host; children?: ReactNode }>;
  return { buildId: pin.buildId, isInTree: false, routes: [ownQueriesRoute(routes, queries, hostApart)] };
}
