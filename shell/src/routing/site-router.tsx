import type { Boot, RemoteConfig, RemoteName } from "@ministry/contract";
import { createBrowserRouter, matchRoutes, type RouteObject } from "react-router-dom";
import { withoutLimitMs, type Remotes } from "../remotes/load-remote.ts";
import type { PageLanguage } from "../texts/page-language.ts";
import { PartUnavailable } from "./error-screen.tsx";
import { ownerIn, patternsOf } from "./owner.ts";
import { partRoute, rootId, rootRoute } from "./root-route.tsx";

interface RouterOptions {
  boot: Boot;
  remotes: Remotes;
  /** The page's language; the addresses of its links begin with its prefix. */
  locale: PageLanguage;
  /** The first page stands there already, and may have been scrolled: it is left where it is. */
  stands: boolean;
}

/**
 * Makes the router of this page. The part that owns the first address is loaded before the router exists, its page
 * included, so that a prerendered page can be hydrated at once and no empty screen comes between; the other parts
 * are loaded when somebody goes to one of their addresses.
 *
 * A part that can't be loaded is mounted all the same, as a screen that says so: whoever asks for it again loads
 * the page again, since a page keeps what it began with.
 *
 * @returns the router, whether the first page is there as a whole, and the part it belongs to
 */
export async function openRouter({ boot, remotes, locale, stands }: RouterOptions) {
  const { language, pathOf } = locale;
  const basename = locale.prefix || "/";
  const mounted = new Set<RemoteName>();

  async function branchOf(part: RemoteConfig, limitMs?: number): Promise<RouteObject> {
    try {
      return partRoute(part.name, await remotes.routesOf(part, limitMs));
    } catch (error) {
      console.warn("part not available", part.name, error);
      const screen = <PartUnavailable part={part} />;
      return partRoute(
        part.name,
        patternsOf(part, boot).map((path) => ({ path, element: screen })),
      );
    }
  }

  const owner = ownerIn(language, pathOf(location.pathname), boot);
  const routes = [rootRoute(owner ? [await branchOf(owner, stands ? withoutLimitMs : undefined)] : [])];
  if (owner) mounted.add(owner.name);
  const isWhole = await resolveLazy(routes, basename);

  const router = createBrowserRouter(routes, {
    basename,
    ...(stands && { hydrationData: {} }),
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const part = ownerIn(language, pathOf(path), boot);
      if (!part || mounted.has(part.name)) return;
      const branch = await branchOf(part);
      if (signal.aborted || mounted.has(part.name)) return;
      mounted.add(part.name);
      patch(rootId, [branch]);
    },
  });
  return { router, isWhole, owner };
}

/** Puts the first page's module in place of its `lazy`; one that can't be had is left to the router to report. */
async function resolveLazy(routes: RouteObject[], basename: string): Promise<boolean> {
  let isWhole = true;
  for (const { route } of matchRoutes(routes, location, basename) ?? []) {
    if (typeof route.lazy !== "function") continue;
    try {
      Object.assign(route, await route.lazy(), { lazy: undefined });
    } catch (error) {
      console.warn("page not loaded", error);
      isWhole = false;
    }
  }
  return isWhole;
}
