import type { RouteObject } from "react-router-dom";

/** Calls `visit` with every route of a tree and the whole pattern it stands for. */
export function walkRoutes(
  routes: RouteObject[],
  visit: (route: RouteObject, pattern: string) => void,
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
