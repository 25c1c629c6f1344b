import { ToastRegion } from "@ministry/shared-ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { LoginPage } from "./pages/sign-in/login-page.tsx";
import { paths } from "./paths.ts";
import { PortalProvider, type Portal } from "./session/portal.tsx";

/** Nobody is signed in, and nothing can be asked. */
const nobody = { sessions: { get: () => undefined, subscribe: () => () => undefined } } as unknown as Portal;

/** The sign-in as it stands in the page's HTML before any script has arrived (`delivery/build/first-screen.ts`). */
export const firstScreen = {
  pattern: paths.login,
  render: () =>
    renderToStaticMarkup(
      <PortalProvider value={nobody}>
        <QueryClientProvider client={new QueryClient()}>
          <StaticRouter location={paths.login}>
            <ToastRegion>
              <LoginPage isAlive={false} />
            </ToastRegion>
          </StaticRouter>
        </QueryClientProvider>
      </PortalProvider>,
      { identifierPrefix: "first-" },
    ),
};
