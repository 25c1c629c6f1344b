import { createRequire } from "node:module";
import { mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sharedNames } from "@ministry/contract";
import { createIdResolver, type Plugin, type ResolvedConfig } from "vite";

/** What `mount` uses beside the names of the share contract; it runs on the part's own copies alone. */
const mountNames: Readonly<Record<string, readonly string[]>> = {
  "react-router-dom": ["RouterProvider", "createBrowserRouter", "useRouteError"],
  "@tanstack/react-query": ["QueryClient", "QueryClientProvider"],
};

/** What `mount` alone uses: no host hands it out, and the federation plugin would have every visitor fetch it. */
const onlyOwn = "react-dom/client";

/** Folder of the written modules, relative to the part's. */
const folder = "node_modules/.ministry";

/** The module that stands for the part's own copy of a package, relative to the part's folder. */
export const copyFile = (specifier: string): string =>
  `${folder}/${specifier.replace(/^\W+/, "").replace(/\W+/g, "-")}.js`;

/**
 * Writes, for each package that is shared by single names, the module that stands for the part's own copy of it: the
 * names of the share contract, imported from the package the part has installed. The federation plugin builds it into
 * a chunk that is fetched only where the host's copy is not taken, and gives its share the same names and no others.
 */
export function ownCopies(root: string) {
  const written = new Map<string, string>();
  let resolve: ReturnType<typeof createIdResolver> | undefined;
  const requireFromPart = createRequire(join(root, "package.json"));
  mkdirSync(join(root, folder), { recursive: true });
  for (const [specifier, names] of Object.entries(sharedNames)) {
    if (names === "*") continue;
    const file = join(root, copyFile(specifier));
    const installed = Object.keys(requireFromPart(specifier) as object);
    // Another major may lack a name of the contract that the part does not use.
    const all = [...names, ...(mountNames[specifier] ?? [])]
      .filter((name) => installed.includes(name))
      .sort();
    writeFileSync(file, `export { ${all.join(", ")} } from ${JSON.stringify(specifier)};\n`);
    written.set(specifier, realpathSync(file));
  }
  return {
    importOf: (specifier: string) => (written.has(specifier) ? { import: `./${copyFile(specifier)}` } : {}),
    /** Lets the written modules have the installed package; everybody else gets what is shared. */
    plugin: {
      name: "ministry:own-copies",
      enforce: "pre",
      configResolved(config: ResolvedConfig) {
        resolve = createIdResolver(config);
      },
      resolveId(source, importer) {
        const isOwn = source === onlyOwn || (importer !== undefined && importer === written.get(source));
        if (!isOwn) return undefined;
        return resolve?.(this.environment, source, importer);
      },
    } satisfies Plugin,
  };
}
