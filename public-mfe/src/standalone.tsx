import "@ministry/shared-ui/base.css";
import type { Host } from "@ministry/delivery/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { createRoutes } from "./remote.tsx";

/**
 * The public part without the shell, for work on its pages (`pnpm standalone`). `VITE_API` names the API,
 * `http://localhost:4180` unless told otherwise.
 */
const apiBase: string = import.meta.env.VITE_API ?? "http://localhost:4180";

const host: Host = {
  config: {
    siteBase: location.origin,
    apiBase,
    storageBase: `${apiBase}/storage`,
    parts: [{ name: "public-mfe", base: "/", paths: ["*"] }],
    serviceWorker: false,
    links: {},
  },
  line: { get: () => "online", subscribe: () => () => {} },
};

const queries = new QueryClient({
  defaultOptions: { queries: { networkMode: "offlineFirst", retry: false } },
});

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={createBrowserRouter(createRoutes(host))} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
