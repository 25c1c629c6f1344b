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
