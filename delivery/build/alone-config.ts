import react from "@vitejs/plugin-react";
import type { RemoteName } from "@ministry/contract";
import { defineConfig, type Plugin, type UserConfigFnObject } from "vite";
import { apiPath, recordedApi } from "./recorded-api.ts";
import { routeTableOf } from "./route-table.ts";

/** Where `npm start` has its API, with the same setting. */
const localApi = `http://localhost:${process.env["API_PORT"] ?? "4180"}`;

/** The page's script: a small host around the part's own `mount`. */
const script = (name: RemoteName) => `
  import "@ministry/shared-ui/base.css";
  import { smallHost } from "@ministry/contract/small-host";
  import { mount } from "/src/mount.tsx";
  mount(document.getElementById("root"), smallHost(${JSON.stringify({ name, apiPath })}));
`;

const page = `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/@id/virtual:small-host"></script>
  </body>
</html>`;

/**
 * Vite configuration of a part that is developed alone (`npm run dev` in its folder): its own `mount` in a small host,
 * on its own copies of every package. The environment variable `API` chooses what it talks to:
 *
 * - `local`, the default: the API of `npm start` on this machine;
 * - `recorded`: what was recorded into the folder `recorded/` before; new answers are recorded from the local API;
 * - an address, such as `https://api.example`.
 */
export const aloneConfig = (name: RemoteName): UserConfigFnObject =>
  defineConfig(() => {
    const chosen = process.env["API"] ?? "local";
    const isRecorded = chosen === "recorded";
    const target = chosen === "local" || isRecorded ? localApi : chosen.replace(/\/$/, "");
    return {
      appType: "custom" as const,
      plugins: [
        react(),
        routeTableOf(process.cwd()),
        smallHostPage(name),
        ...(isRecorded ? [recordedApi(localApi)] : []),
      ],
      resolve: { dedupe: ["react", "react-dom", "react-router-dom", "@tanstack/react-query"] },
      server: {
        port: Number(process.env["PORT"] ?? 5300),
        // Through this server: an API answers pages of its own site alone.
        ...(!isRecorded && { proxy: { [apiPath]: proxyTo(target) } }),
      },
    };
  });

const proxyTo = (target: string) => ({
  target,
  changeOrigin: true,
  rewrite: (path: string) => path.slice(apiPath.length),
});

function smallHostPage(name: RemoteName): Plugin {
  const id = "virtual:small-host";
  return {
    name: "ministry:small-host",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? script(name) : undefined),
    configureServer(server) {
      // After Vite's own handlers: what is no file is a page of the part.
      return () => {
        server.middlewares.use((request, response, next) => {
          const url = request.originalUrl ?? "/";
          server
            .transformIndexHtml(url, page)
            .then((html) => response.setHeader("content-type", "text/html").end(html))
            .catch(next);
        });
      };
    },
  };
}
