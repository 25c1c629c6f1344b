import type { Host } from "./host.ts";

/** A remote in a React root of its own. */
export interface Mounted {
  /** The address was changed by others: the remote shows the screen of the present one. */
  follow(): void;
  /** Ends the root, and all that the remote subscribed to. */
  unmount(): void;
}

/**
 * The second exposed module of a remote: renders it into `element` on its own copies of React, router and query library.
 *
 * @param host with `apart`
 */
export type Mount = (element: HTMLElement, host: Host) => Mounted;

/** Calls `visit` with every route of a tree and its whole pattern, as manifests and `config.json` write it. */
export function walkRoutes<Route extends { path?: string; children?: Route[] }>(
  routes: readonly Route[],
  visit: (route: Route, pattern: string) => void,
  parent = "/",
): void {
  for (const route of routes) {
    const pattern = joinPattern(parent, route.path);
    visit(route, pattern);
    if (route.children) walkRoutes(route.children, visit, pattern);
  }
}

function joinPattern(parent: string, path: string | undefined): string {
  if (!path) return parent;
  // As a part's manifest names what is left: `*`, not `/*`.
  if (path === "*" && parent === "/") return path;
  if (path.startsWith("/")) return path;
  return `${parent.replace(/\/$/, "")}/${path}`;
}
