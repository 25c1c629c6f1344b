import type { Host, SiteConfig } from "@ministry/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { setUpQueries } from "@ministry/shared-ui/testing";
import { configure, getConfig, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { createRoutes } from "../remote.tsx";

setUpQueries({ configure, getConfig });

/** A host as the shell hands it over. */
export function testHost(config: Partial<SiteConfig> = {}): Host {
  return {
    config: {
      apiBase: "https://api.example",
      siteBase: "https://site.example",
      storageBase: "https://files.example",
      parts: [{ name: "public-mfe", base: "/parts/public/", paths: ["*"] }],
      serviceWorker: false,
      links: {},
      ...config,
    },
    line: { get: () => "online", subscribe: () => () => {} },
  };
}

/** Shows the public part at an address, all of it: layout, routes, the page. */
export function renderPublic(path: string, config?: Partial<SiteConfig>, host: Partial<Host> = {}) {
  const routes = createRoutes({ ...testHost(config), ...host });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
