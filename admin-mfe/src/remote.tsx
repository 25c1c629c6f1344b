import { addIcons, pagePaths, portalPaths } from "@ministry/shared-ui";
import type { Host } from "@ministry/contract";
import type { RouteObject } from "react-router-dom";
import { pages } from "virtual:pages";
import { AdminLayout } from "./pages/layout/admin-layout.tsx";
import { paths } from "./paths.ts";
import { PortalRoot } from "./pages/layout/portal-root.tsx";
import { createPortal, PortalProvider } from "./session/portal.tsx";
import { RequireSession } from "./session/require-session.tsx";

addIcons({ ...portalPaths, ...pagePaths });

/** What nobody needs a session for stands alone; every other screen is in the layout and guarded (AMB-09). */
const open = new Set<string | undefined>([
  ...[paths.login, paths.invitation, paths.forgotPassword, paths.passwordReset],
]);
const isGuarded = ({ path }: RouteObject) => !open.has(path);

/** The portal's screens, those of `routes.ts`, as the shell mounts them at the root of the site. */
export function createRoutes(host: Host): RouteObject[] {
  const portal = createPortal(host);
  return [
    {
      element: (
        <PortalProvider value={portal}>
          <PortalRoot />
        </PortalProvider>
      ),
      children: [
        ...pages.filter((page) => !isGuarded(page)),
        {
          element: (
            <RequireSession>
              <AdminLayout />
            </RequireSession>
          ),
          children: pages.filter(isGuarded),
        },
      ],
    },
  ];
}
