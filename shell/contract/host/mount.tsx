import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, useEffect, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  useRouteError,
  type RouteObject,
} from "react-router-dom";
import { prefixOf } from "../languages/languages.ts";
import { missingFile } from "../releases/file-unavailable.ts";
import type { Host, HostApart } from "./host.ts";
import { screenTexts } from "./screen-texts.ts";
import { walkRoutes } from "./walk-routes.ts";

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

/**
 * Renders a remote's routes in a React root of its own. Address bar and history are shared with the host: both routers
 * read the same `history` entries, and addresses of other remotes are handed to the host.
 *
 * This module is built into each remote and runs on the remote's own copies of the packages it imports: it uses nothing
 * of them that differs between their last two majors.
 */
export function mountRoutes(
  element: HTMLElement,
  host: Host,
  createRoutes: (host: Host) => RouteObject[],
): Mounted {
  const { apart } = host;
  if (!apart) throw new Error("mount needs a host with `apart`");
  const routes = createRoutes(host);
  admitPages(routes, apart);
  const prefix = prefixOf(host.language ?? "en");
  const router = createBrowserRouter(
    [
      {
        loader: ({ request }: { request: Request }) => staysHere(request, apart),
        shouldRevalidate: () => true,
        HydrateFallback: () => null,
        errorElement: <ScreenFailed host={host} />,
        element: <Outlet />,
        // What the remote does not serve has to match too: the loader above hands it to the host.
        children: [...routes, { path: "*", element: null }],
      },
    ],
    { basename: prefix || "/" },
  );
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <OwnQueries host={host}>
        <RouterProvider router={router} />
      </OwnQueries>
    </StrictMode>,
  );
  return {
    follow() {
      const { location, navigation, blockers } = router.state;
      const href = window.location.pathname + window.location.search + window.location.hash;
      const isAsking = [...blockers.values()].some(({ state }) => state === "blocked");
      if (isAsking || hrefOf(location) === href) return;
      if (navigation.location && hrefOf(navigation.location) === href) return;
      void router.navigate(href.slice(prefix.length) || "/", { replace: true });
    },
    unmount() {
      router.dispose();
      root.unmount();
    },
  };
}

/** A query cache on the remote's own copy of the query library, with the host's settings and news. */
export function OwnQueries({ host: { apart }, children }: { host: Host; children?: ReactNode }) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { networkMode: "offlineFirst", retry: false } } }),
  );
  useEffect(() => apart?.onNewAnswers(() => void queryClient.invalidateQueries()), [apart, queryClient]);
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event?.type === "updated" && event.action.type === "error") apart?.requestFailed();
      }),
    [apart, queryClient],
  );
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

const hrefOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string =>
  pathname + search + hash;

/** Each page's files are checked before they are imported, as in the host's tree. */
function admitPages(routes: RouteObject[], apart: HostApart): void {
  walkRoutes(routes, (route, pattern) => {
    const { lazy } = route;
    if (typeof lazy !== "function") return;
    route.lazy = async () => {
      await apart.admit(pattern);
      return lazy();
    };
  });
}

/** Hands an address of another remote to the host, which unmounts this one: the navigation never ends here. */
function staysHere({ url }: Request, apart: HostApart): null | Promise<never> {
  const { pathname, search, hash } = new URL(url);
  if (apart.serves(pathname)) return null;
  apart.navigate(pathname + search + hash);
  return new Promise<never>(() => undefined);
}

/** Shown in place of a screen in a root of its own that crashed, or one of whose files did not come. */
function ScreenFailed({ host: { apart, language = "en" } }: { host: Host }) {
  const error = useRouteError();
  useEffect(() => apart?.screenFailed(error), [apart, error]);
  const { title, crashed, missing, reload } = screenTexts[language];
  return (
    <main>
      <h1>{title}</h1>
      <p>{missingFile(error) === undefined ? crashed : missing}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {reload}
      </button>
    </main>
  );
}
