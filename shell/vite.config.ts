import { realpathSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { startChunk, startGroups } from "@ministry/build/chunk-groups";
import { assetManifest } from "@ministry/build/asset-manifest";
import { css } from "@ministry/build/class-names";
import { outDirs } from "@ministry/build/outputs";
import { sharedPackages } from "@ministry/build/shared-packages";
import { shellOffer } from "@ministry/build/shell-offer";
import { sharedVersions } from "@ministry/build/shared-versions";

const root = import.meta.dirname;

/** The content of the HTML is shown before anything of the bundle is evaluated. */
const runsFirst = /[\\/]src[\\/](?:turns|app[\\/]after-first-paint)\.ts$/;

/** Stands for the app shell's hash in the worker; `compose` puts the real one in, when it has made that page. */
const appShellRevision = "app-shell-revision";

/** The shell: no federation plugin here (docs/decisions/0001-lean-federation.md), but the service worker. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    ...(isSsrBuild
      ? []
      : [
          worker(),
          loadingOrder(),
          outboxWorker(),
          assetManifest({ name: "shell", exposed: startChunk, routes: {}, offers: () => shellOffer(root) }),
        ]),
  ],
  resolve: {
    alias: command === "build" ? productionRouter() : [],
    // One copy of each, the shell's own, also for the packages of ours that it imports.
    dedupe: sharedPackages,
  },
  css,
  define: {
    __SHARED_VERSIONS__: JSON.stringify(sharedVersions(root)),
    // For the worker, which carries none of these packages.
    __SHELL_OFFER__: JSON.stringify(shellOffer(root)),
    // The federation runtime's own switches: no snapshots of a deployment service, no Node.
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: "true",
    ENV_TARGET: JSON.stringify("web"),
    ...(isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {}),
  },
  build: {
    target: isSsrBuild ? "node20" : "es2022",
    outDir: isSsrBuild ? outDirs.server : outDirs.client,
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // What the few files of an import() need is in the page already: naming them would only cost bytes.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === "html" ? files : []),
    },
    ...(isSsrBuild
      ? {
          rolldownOptions: {
            input: "src/entry-server.tsx",
            output: { entryFileNames: "server.mjs", codeSplitting: false },
          },
        }
      : {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: startGroups(join(root, "src/main.ts"), (id) => runsFirst.test(id)) },
            },
          },
        }),
  },
  ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
}));

/** The router's package names its development build whatever is asked for; this names the other one. */
function productionRouter() {
  const router = realpathSync(join(root, "node_modules/react-router-dom"));
  const folder = join(router, "../react-router/dist/production");
  return [
    { find: /^react-router$/, replacement: join(folder, "index.mjs") },
    { find: /^react-router\/dom$/, replacement: join(folder, "dom-export.mjs") },
  ];
}

function worker() {
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "sw",
    filename: "sw.ts",
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ["index.html", "icon.svg", "assets/*.{js,css}"],
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) =>
            entry.url === "index.html"
              ? { ...entry, url: "app-shell.html", revision: appShellRevision }
              : entry,
          ),
          warnings: [],
        }),
      ],
    },
  });
}

/**
 * Puts what index.html loads in the order in which a slow connection needs it: the page itself, the worker's
 * registration (a script in the page names its file), and then the bundle: the script it starts with, and what that
 * imports.
 */
function loadingOrder(): Plugin {
  const source = "/src/pwa/worker/register.ts";
  return {
    name: "ministry:loading-order",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const isWanted = (file: (typeof bundle)[string]) =>
          file.type === "chunk" && file.facadeModuleId === join(root, source);
        const chunk = Object.values(bundle).find(isWanted);
        if (!chunk) throw new Error(`${source} has no file of its own`);
        const scripts: string[] = [];
        const page = html.replace(
          / *<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<.script>)?\n/g,
          (tag) => {
            scripts.push(tag);
            return "";
          },
        );
        const start = scripts.pop() ?? "";
        const imported = scripts.map((tag) =>
          tag.replace(
            /<script type="module"([^>]*) src=([^>]*)><.script>/,
            '<link rel="modulepreload"$1 href=$2>',
          ),
        );
        return page
          .replace(source, () => `/${chunk.fileName}`)
          .replace("<!--hints-->\n", (hints) => [hints, start, ...imported].join(""));
      },
    },
  };
}

/**
 * The outbox's own worker, one file at the site's root. Pages of the portal alone register it, so that visitors
 * never download what sends an admin's queue (docs/decisions/0010-a-worker-of-its-own-for-the-outbox.md).
 */
function outboxWorker(): Plugin {
  let outDir = "";
  return {
    name: "ministry:outbox-worker",
    apply: "build",
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: "pre",
      async handler() {
        await build({
          configFile: false,
          root,
          publicDir: false,
          logLevel: "warn",
          build: {
            target: "es2022",
            outDir,
            emptyOutDir: false,
            rolldownOptions: {
              input: join(root, "sw/outbox/worker.ts"),
              output: { format: "iife", entryFileNames: "outbox-worker.js", codeSplitting: false },
            },
          },
        });
      },
    },
  };
}
