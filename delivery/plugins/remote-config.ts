import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfigFnObject } from "vite";
import { sharedNames, type RemoteName } from "../contract.ts";
import { assetManifest } from "./asset-manifest.ts";
import { chunkGroups, tidyName } from "./chunk-groups.ts";
import { hostRefresh } from "./host-refresh.ts";
import { containerId, containerName, remoteContainer } from "./remote-container.ts";
import { shareContract } from "./share-contract.ts";
import { smallPreload } from "./small-preload.ts";

export interface RemoteOptions {
  /** Name of the part, as in `config.json`. */
  name: RemoteName;
  /** Route pattern → source file of the page that answers for it, relative to the part's folder. */
  routes: Record<string, string>;
}

/** The one module a remote exposes: `createRoutes(host)`. */
export const exposedModule = "src/remote.tsx";

/** Where a part's builds land, relative to its folder. */
export const outDirs = { client: "dist", server: "dist-ssr" } as const;

/**
 * Vite configuration of a remote (DESIGN.md, section 2): everything but its route table is the same for all of them.
 *
 * The build for the browser is a remote of module federation that bundles no shared package. The build for the server
 * (`vite build --ssr`) is one CommonJS file that asks for the shared packages by `require`; `compose` hands it the
 * shell's own copies, as the browser's share scope does.
 */
export function remoteConfig({ name, routes }: RemoteOptions): UserConfigFnObject {
  return defineConfig(({ command, isSsrBuild }) => {
    const forBuild = command === "build";
    return {
      // Relative, so that one build works from any address.
      base: forBuild ? "./" : "/",
      plugins: [
        react(),
        ...(isSsrBuild ? [] : [hostRefresh(), remoteContainer(exposedModule), smallPreload()]),
        routeTable(routes),
        shareContract(),
        ...(isSsrBuild ? [] : [assetManifest({ name, exposed: exposedModule, routes })]),
      ],
      build: isSsrBuild ? serverBuild : clientBuild(firstOf(routes)),
      ...(isSsrBuild ? { ssr: { noExternal: true, external: Object.keys(sharedNames) } } : {}),
      ...(isSsrBuild ? { define: { "process.env.NODE_ENV": JSON.stringify("production") } } : {}),
    };
  });
}

const routeTableName = "ministry:route-table";

/** Carries the route table of a part, for whoever runs its configuration without building it. */
const routeTable = (routes: RemoteOptions["routes"]): Plugin => ({ name: routeTableName, api: { routes } });

/** The route table among a part's plugins. */
export function routesAmong(plugins: readonly Plugin[]): RemoteOptions["routes"] {
  const table: unknown = plugins.find(({ name }) => name === routeTableName)?.api;
  return (table as { routes: RemoteOptions["routes"] } | undefined)?.routes ?? {};
}

/** What a first visit begins with: the exposed module, and the page at the site's root where the part has it. */
const firstOf = (routes: RemoteOptions["routes"]) =>
  [exposedModule, routes["/"]].flatMap((file) => (file ? [resolve(file)] : []));

const clientBuild = (first: readonly string[]) => ({
  target: "es2022",
  outDir: outDirs.client,
  emptyOutDir: true,
  manifest: true,
  modulePreload: { polyfill: false, resolveDependencies: withoutAdmitted },
  rolldownOptions: {
    // The exposed module too: as what the container alone imports it would count for one with each of its pages, and
    // what they share with it would not be gathered.
    input: { [containerName]: containerId, remote: exposedModule },
    // A name of a shared package that nobody uses is only read, and left out.
    treeshake: { propertyReadSideEffects: false },
    // The host reads what the container exports.
    preserveEntrySignatures: "strict",
    output: {
      entryFileNames: ({ name }: { name: string }) =>
        name === containerName ? `${name}-[hash].js` : `assets/${name}-[hash].js`,
      chunkFileNames: ({ name }: { name: string }) => `assets/${tidyName(name)}-[hash].js`,
      assetFileNames: ({ names }: { names: string[] }) =>
        `assets/${tidyName(names[0] ?? "asset")}-[hash][extname]`,
      codeSplitting: { groups: chunkGroups(first) },
    },
  } as const,
});

/**
 * The shell lets a page's files in, with their hashes, before it asks for the page (`shell/src/remotes/admit-files.ts`).
 * Naming them once more at each of the exposed module's imports would only be more to load.
 */
const withoutAdmitted = (_file: string, files: string[], { hostId }: { hostId: string }): string[] =>
  /(?:^|\/)remote(?:Entry)?-[\w-]+\.js$/.test(hostId) ? [] : files;

const serverBuild = {
  target: "node20",
  outDir: outDirs.server,
  emptyOutDir: true,
  copyPublicDir: false,
  ssr: true,
  rolldownOptions: {
    input: exposedModule,
    output: { format: "cjs", entryFileNames: "server.cjs", codeSplitting: false },
  },
} as const;
