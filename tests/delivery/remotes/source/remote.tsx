import type { Host } from "@ministry/contract";
import { createContext, useContext } from "react";
import { Outlet, type RouteObject } from "react-router-dom";
import { pages } from "virtual:pages";

const HostContext = createContext<Host | undefined>(undefined);

/** The host, as the remote's own context carries it. */
export const useHost = (): Host | undefined => useContext(HostContext);

/** A remote of two pages that says what it runs on; it stands in the portal's place in the version tests. */
export function createRoutes(host: Host): RouteObject[] {
  return [
    {
      element: (
        <HostContext.Provider value={host}>
          <Outlet />
        </HostContext.Provider>
      ),
      children: pages,
    },
  ];
}
