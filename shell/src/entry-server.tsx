import type { Host, SiteConfig } from "@ministry/delivery/contract";
import { prerender } from "react-dom/static";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from "react-router-dom";
import { Providers } from "./app/providers.tsx";
import { idlePwa } from "./pwa/pwa.ts";
import { newQueryClient } from "./query-client.ts";
import { leftToBrowser } from "./report.ts";
import { partRoute, rootRoute } from "./routing/root-route.tsx";

export { sharedModules } from "./remotes/shared-modules.ts";

export interface RenderOptions {
  /** Address of the page, as in the browser. */
  pathname: string;
  config: SiteConfig;
  createRoutes: (host: Host) => RouteObject[];
}

/**
 * Renders a page of the public part to HTML, in the same tree as in the browser. What waits for data is left to the
 * browser: only its fallback is in the HTML.
 *
 * @throws when the page can't be rendered without data at all
 */
export async function renderPage({ pathname, config, createRoutes }: RenderOptions): Promise<string> {
  const pwa = idlePwa();
  const handler = createStaticHandler([
    rootRoute([partRoute("public-mfe", createRoutes({ config, line: pwa.line }))]),
  ]);
  const context = await handler.query(new Request(new URL(pathname, "http://site.invalid")));
  if (context instanceof Response) throw new Error(`${pathname} redirects`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <Providers queryClient={newQueryClient()} pwa={pwa}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
    {
      onError: () => leftToBrowser,
      // Large parts would come late and be moved into place by a script, which the site's policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  return new Response(prelude).text();
}
