import type { Host } from "@ministry/contract";
import type { ReactNode } from "react";
import type { RouteObject } from "react-router-dom";
import { pages } from "virtual:pages";
import { pagesRoute } from "./layout/pages-route.tsx";
import { PublicLayout } from "./layout/public-layout.tsx";
import { SiteProvider } from "./site/host/site.tsx";

/** The public part's screens, those of `routes.ts`, in their layout. */
export function createRoutes(host: Host, layout: ReactNode = <PublicLayout />): RouteObject[] {
  return [
    {
      element: <SiteProvider value={{ ...host, pages }}>{layout}</SiteProvider>,
      children: [pagesRoute(pages)],
    },
  ];
}
