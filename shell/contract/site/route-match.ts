/** A route pattern that matches an address, and the values of the pattern's variables in it. */
export interface RouteMatch<Route> {
  route: Route;
  params: Record<string, string>;
}

/**
 * Finds the route for an address: the one with the most exact pattern. As in React Router, case and a slash at the
 * end do not count, and `*` takes what nothing else fits.
 *
 * @param pathname a decoded path
 * @returns `undefined` when no pattern fits
 */
export function matchRoute<Route extends { pattern: string }>(
  routes: readonly Route[],
  pathname: string,
): RouteMatch<Route> | undefined {
  let best: RouteMatch<Route> | undefined;
  for (const route of routes) {
    const params = paramsOf(route.pattern, pathname);
    if (params && (!best || exactness(route.pattern) > exactness(best.route.pattern)))
      best = { route, params };
  }
  return best;
}

/** The variables of a pattern that fits; `undefined` for one that does not. */
function paramsOf(pattern: string, pathname: string): Record<string, string> | undefined {
  if (pattern === "*") return {};
  const wanted = segments(pattern);
  const given = segments(pathname);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    const found = given[at] ?? "";
    if (segment.startsWith(":")) params[segment.slice(1)] = found;
    else if (segment.toLowerCase() !== found.toLowerCase()) return undefined;
  }
  return params;
}

/** Fixed segments come before variables, and both before `*`. */
const exactness = (pattern: string): string =>
  pattern === "*"
    ? "0"
    : `1${segments(pattern)
        .map((segment) => (segment.startsWith(":") ? "1" : "2"))
        .join("")}`;

const segments = (path: string): string[] => path.split("/").filter(Boolean);
