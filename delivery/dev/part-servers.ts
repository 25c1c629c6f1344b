import { join } from "node:path";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import {
  contractVersion,
  withBoot,
  type Boot,
  type Pin,
  type RemoteConfig,
  type RemoteName,
} from "@ministry/contract";
import { root } from "../lib/run.ts";
import { remoteNames } from "../sites/parts.ts";
import { tableAmong } from "../build/route-table.ts";
import type { Settings } from "../settings/settings.ts";

/** Starts the dev servers of all parts; the shell's stands at the site's address and names the others. */
export async function startParts(settings: Settings): Promise<{ close(): Promise<void> }> {
  const servers: ViteDevServer[] = [];
  const parts: RemoteConfig[] = [];
  const pins: Boot["pins"] = {};
  for (const [index, name] of remoteNames.entries()) {
    const port = settings.appPort + index + 1;
    const server = await startRemote(name, port, settings);
    servers.push(server);
    const routes = Object.values(tableAmong(server.config.plugins)).map(({ path }) => path);
    parts.push({ name, base: `http://localhost:${port}/`, paths: routes });
    pins[name] = devPin(routes);
  }
  const boot: Boot = {
    config: {
      siteBase: settings.appUrl,
      apiBase: settings.apiUrl,
      storageBase: settings.storageUrl,
      parts,
      // A worker would answer with what it cached instead of what was just written.
      serviceWorker: false,
      links: settings.links,
    },
    pins,
  };
  servers.push(await startShell(boot, settings));
  return { close: async () => void (await Promise.all(servers.map((server) => server.close()))) };
}

async function startRemote(name: RemoteName, port: number, settings: Settings): Promise<ViteDevServer> {
  const server = await createServer({
    ...place(name),
    server: {
      host: settings.appHost,
      port,
      strictPort: true,
      origin: `http://localhost:${port}`,
      cors: true,
    },
  });
  return server.listen();
}

async function startShell(boot: Boot, { appHost, appPort }: Settings): Promise<ViteDevServer> {
  const server = await createServer({
    ...place("shell"),
    plugins: [devSite(boot)],
    server: { host: appHost, port: appPort, strictPort: true },
  });
  return server.listen();
}

const place = (part: string) => ({
  root: join(root, part),
  configFile: join(root, part, "vite.config.ts"),
  logLevel: "warn" as const,
});

/** A dev server's files have no hashes and change all the time; the shell does not check them there. */
const devPin = (routes: string[]): Pin => ({
  buildId: "dev",
  contract: contractVersion,
  entry: "remoteEntry.js",
  integrity: {},
  init: [],
  routes: Object.fromEntries(routes.map((pattern) => [pattern, []])),
});

/** Does for the dev server what `compose` does for the site: boot data in the page, and `config.json`. */
function devSite(boot: Boot): Plugin {
  return {
    name: "ministry:dev-site",
    transformIndexHtml: (html) => withBoot(html, boot),
    configureServer(server) {
      server.middlewares.use("/config.json", (_request, response) => {
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify(boot.config));
      });
    },
  };
}
