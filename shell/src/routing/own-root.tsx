import type { Host } from "@ministry/contract";
import type { Mount, Mounted } from "@ministry/contract/mount";
import { useEffect, useRef, type ComponentType, type ReactNode } from "react";
import { Outlet, useLocation, type RouteObject } from "react-router-dom";

/** Routes of a remote that renders in a root of its own: one element for all its addresses. */
export function ownRootRoutes(patterns: readonly string[], mount: Mount, host: Host): RouteObject[] {
  return [
    {
      element: <OwnRoot mount={mount} host={host} />,
      children: patterns.map((path) => ({ path, element: null })),
    },
  ];
}

/** Puts a query cache on the remote's own copy of the query library around its routes. */
export const ownQueriesRoute = (
  children: RouteObject[],
  OwnQueries: ComponentType<{ host: Host; children?: ReactNode }>,
  host: Host,
): RouteObject => ({
  element: (
    <OwnQueries host={host}>
      <Outlet />
    </OwnQueries>
  ),
  children,
});

/** The place of a remote's own root. It lives as long as the addresses are the remote's. */
function OwnRoot({ mount, host }: { mount: Mount; host: Host }) {
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted>(undefined);
  const location = useLocation();
  useEffect(() => {
    // An element for each mount: React refuses a second root in one whose first has only just ended.
    const element = document.createElement("div");
    place.current?.append(element);
    const remote = mount(element, host);
    mounted.current = remote;
    return () => {
      mounted.current = undefined;
      remote.unmount();
      element.remove();
    };
  }, [mount, host]);
  useEffect(() => mounted.current?.follow(), [location]);
  return <div ref={place} />;
}
