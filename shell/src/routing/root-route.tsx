import type { RemoteName } from "@ministry/contract";
import { type Location, Outlet, ScrollRestoration, type RouteObject } from "react-router-dom";
import { WaitingScreen } from "../app/fallback-screen.tsx";
import { ErrorScreen, PartErrorScreen } from "./error-screen.tsx";

/** Under this route the parts hang their own. It has no path: with one, `/` would never be asked of a part. */
export const rootId = "root";

export function rootRoute(children: RouteObject[]): RouteObject {
  return {
    id: rootId,
    Component: Root,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: WaitingScreen,
    children,
  };
}

/** The routes of one part; a fault in one of its screens stays inside. */
export function partRoute(part: RemoteName, children: RouteObject[]): RouteObject {
  return { id: `part:${part}`, ErrorBoundary: () => <PartErrorScreen part={part} />, children };
}

/**
 * Under which a page's place is remembered in a tab. Whatever is opened by a full load has the key "default": without
 * its address it would begin where the page before it was left, such as another page of the same list.
 */
export const placeOf = ({ key, pathname, search }: Location): string =>
  key === "default" ? pathname + search : key;

function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}
