import type { RemoteName } from "@ministry/delivery/contract";
import { Outlet, ScrollRestoration, type RouteObject } from "react-router-dom";
import { WaitingScreen } from "../app/fallback-screen.tsx";
import { ErrorScreen } from "./error-screen.tsx";

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
  return { id: `part:${part}`, ErrorBoundary: ErrorScreen, children };
}

function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
