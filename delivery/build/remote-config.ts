import { existsSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import type { UserConfig, UserConfigFnPromise } from "vite";
import { sharedNames, type Language, type RemoteName } from "@ministry/contract";
import { assetManifest } from "./manifest/asset-manifest.ts";
import { chunkGroups, type FirstVisit } from "./chunks/chunk-groups.ts";
import { tidyName } from "./chunks/chunk-names.ts";
import { css } from "./class-names.ts";
import { federationPlugins } from "./sharing/federation.ts";
import { firstScreen, firstScreenModule } from "./first-screen.ts";
import { languageTexts, listTexts } from "./language-texts.ts";
import { languageOutDir, languageSetting, outDirs } from "./outputs.ts";
import { pagesOf, readRouteTable, routeTable, tableModule } from "./route-table.ts";
import { shareContract } from "./sharing/share-contract.ts";
import { sharedPackages } from "./sharing/shared-packages.ts";

export interface RemoteOptions {
  /** Name of the part, as in `config.json`. */
  name: RemoteName;
  /** Folder of the part: its configuration's `import.meta.dirname`. */
  root: string;
  /** Address of the page that a first visit to the part sees, where it is not the site's root; loads nothing by itself. */
  entrance?: string;
  /**
   * Puts each exported constant where it is used. For parts whose texts are named exports: beside a text, the build would
   * add a name for each.
   */
  inlinesTexts?: boolean;
}

/** The module a remote exposes to the host's tree: `createRoutes(host)`. */
export const exposedModule = "src/remote.tsx";

/** The entry of the server bundle, where a part says more to the site's server than its routes (`PublicServer`). */
const serverModule = "src/server.ts";

/** The module a remote exposes for a root of its own: `mount(element, host)`. */
export const mountModule = "src/mount.tsx";

/**
 * Vite configuration of a remote: everything but its route table, `src/routes.ts`, is the same for
 * all of them.
 *
 * The build for the browser is a remote of module federation (`federation.ts`). The build for the server
 * (`vite build --ssr`) is one CommonJS file that asks for the shared packages by `require`; `compose` hands it the
 * shell's own copies, as the browser's share scope does.
 */
export function remoteConfig({
  name,
  root,
  entrance,
  inlinesTexts = false,
}: RemoteOptions): UserConfigFnPromise {
  return async ({ command, isSsrBuild }): Promise<UserConfig> => {
    const forBuild = command === "build";
    const language = process.env[languageSetting] as Language | undefined;
    const outDirOf = (outDir: string) => (language ? languageOutDir(outDir, language) : outDir);
    const table = await readRouteTable(root);
    if (!table) throw new Error(`${name} has no route table (${tableModule})`);
    const routes = pagesOf(table);
    // A dev server's host is of the same checkout and satisfies it.
    const mount = forBuild && existsSync(join(root, mountModule)) ? mountModule : undefined;
    const exposes = {
      "./remote": `./${exposedModule}`,
      ...(mount && { "./mount": `./${mount}` }),
    };
    // What `mount` alone imports runs on the part's own copies: the host need not offer it.
    const first =
      forBuild && !isSsrBuild && existsSync(join(root, firstScreenModule)) ? firstScreen(root) : undefined;
    const uses = shareContract({ except: (id) => isMount(id) });
    return {
      // Relative, so that one build works from any address.
      base: forBuild ? "./" : "/",
      plugins: [
        ...(language ? [listTexts()] : []),
        ...(language && language !== "en" ? [languageTexts(language)] : []),
        react(),
        ...(isSsrBuild ? [] : federationPlugins({ name, root, forBuild, exposes })),
        routeTable(root, table),
        uses.plugin,
        first?.plugin,
        ...(isSsrBuild
          ? []
          : [assetManifest({ name, exposed: exposedModule, mount, routes, uses, screens: first?.screens })]),
      ],
      // One copy of each, the part's own, also for the packages of ours that the part imports.
      resolve: { dedupe: sharedPackages },
      css,
      build: isSsrBuild
        ? serverBuild(root, outDirOf(outDirs.server))
        : clientBuild(firstVisit(root, routes, entrance), outDirOf(outDirs.client), inlinesTexts),
      ...(isSsrBuild ? { ssr: { noExternal: true, external: Object.keys(sharedNames) } } : {}),
      ...(isSsrBuild ? { define: { "process.env.NODE_ENV": JSON.stringify("production") } } : {}),
    };
  };
}

/** A part's own module that mounts it, and what it is made with (`shell/contract/host/mount.tsx`). */
const isMount = (id: string) => /[\\/](?:src|contract[\\/]host)[\\/]mount\.tsx$/.test(id);

const firstVisit = (
  root: string,
  routes: Readonly<Record<string, string>>,
  entrance: string | undefined,
): FirstVisit => ({
  start: join(root, exposedModule),
  pages: [routes[entrance ?? "/"]].flatMap((file) => (file ? [join(root, file)] : [])),
  isWhole: entrance !== undefined,
});

const clientBuild = (first: FirstVisit, outDir: string, inlinesTexts: boolean) => ({
  target: "es2022",
  outDir,
  emptyOutDir: true,
  manifest: true,
  modulePreload: { polyfill: false, resolveDependencies: withoutAdmitted },
  rolldownOptions: {
    input: exposedModule,
    ...(inlinesTexts && { optimization: { inlineConst: { mode: "all" as const, pass: 2 } } }),
    output: {
      chunkFileNames: ({ name }: { name: string }) => `assets/${tidyName(name)}-[hash].js`,
      assetFileNames: ({ names }: { names: string[] }) =>
        `assets/${tidyName(names[0] ?? "asset")}-[hash][extname]`,
      codeSplitting: { groups: chunkGroups(first) },
    },
  } as const,
});

/**
 * The shell lets a page's files in, with their hashes, before it asks for the page (`shell/src/remotes/admit-files.ts`).
 * Naming them once more at each of the exposed module's imports would only be more to load. The styles of what a page
 * loads later are among the page's files (`asset-manifest.ts`). What the first page is made of is there before anything
 * is loaded later.
 */
const withoutAdmitted = (file: string, files: string[], { hostId }: { hostId: string }): string[] => {
  if (/(?:^|\/)remote(?:Entry)?-[\w-]+\.js$/.test(hostId)) return [];
  const named = files.filter(
    (each) => !/\.css$|\/(?:common|shares|rolldown-runtime|vite-preload-helper)-[\w-]+\.js$/.test(each),
  );
  // The file itself is asked for anyway.
  return named.some((each) => each !== file) ? named : [];
};

const serverBuild = (root: string, outDir: string) =>
  ({
    target: "node20",
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    ssr: true,
    rolldownOptions: {
      input: existsSync(join(root, serverModule)) ? serverModule : exposedModule,
      output: { format: "cjs", entryFileNames: "server.cjs", codeSplitting: false },
    },
  }) as const;
