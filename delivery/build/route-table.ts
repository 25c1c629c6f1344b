import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import type { RouteTable } from "@ministry/contract";
import { runnerImport, type Plugin } from "vite";

/** The route table of a part, relative to its folder. */
export const tableModule = "src/routes.ts";

/** What a part's remote imports to have its routes; `pages.d.ts` describes it. */
const pagesModule = "virtual:pages";
const pagesId = `\0${pagesModule}`;
const pluginName = "ministry:route-table";

/**
 * Returns the route table of the part in `root`; `undefined` for a folder that has none.
 *
 * @throws when it can't be read, and when a page's file is not there
 */
export async function readRouteTable(root: string): Promise<RouteTable | undefined> {
  const file = join(root, tableModule);
  if (!existsSync(file)) return undefined;
  const { module } = await runnerImport<{ routes?: RouteTable }>(file, { root, logLevel: "error" });
  if (!module.routes) throw new Error(`${file} exports no "routes"`);
  for (const route of Object.values(module.routes))
    if (!existsSync(join(root, pageFile(route))))
      throw new Error(`the page of "${route.path}" is not there: ${pageFile(route)}`);
  return module.routes;
}

/** Source file of a page, relative to the part's folder. */
export const pageFile = ({ page }: RouteTable[string]): string => posix.join("src", page);

/** Route pattern → source file of the page that answers for it, relative to the part's folder. */
export const pagesOf = (table: RouteTable): Record<string, string> =>
  Object.fromEntries(Object.values(table).map((route) => [route.path, pageFile(route)]));

/**
 * Returns the plugin that makes a part's routes of its table: each page is fetched when somebody goes there.
 *
 * In a build for the browser the table's module holds the addresses alone. Whoever links to a screen imports it, and
 * names of source files are nothing for visitors to download.
 */
export function routeTable(root: string, table: RouteTable): Plugin {
  let isForVisitors = false;
  return {
    name: pluginName,
    enforce: "pre",
    api: { table },
    configResolved({ command, build }) {
      isForVisitors = command === "build" && !build.ssr;
    },
    resolveId: (source) => (source === pagesModule ? pagesId : undefined),
    load(id) {
      if (id === pagesId) return routesText(table);
      if (isForVisitors && id === join(root, tableModule).replaceAll("\\", "/")) return addressesText(table);
      return undefined;
    },
    buildEnd(error) {
      if (error) return;
      for (const route of Object.values(table)) {
        const found = this.getModuleInfo(join(root, pageFile(route)));
        if (found && !found.exports?.includes(route.component))
          this.error(`the page of "${route.path}": ${pageFile(route)} exports no ${route.component}`);
      }
    },
  };
}

/** The route table among the plugins of a part's configuration. */
export function tableAmong(plugins: readonly Plugin[]): RouteTable {
  const api: unknown = plugins.find(({ name }) => name === pluginName)?.api;
  return (api as { table: RouteTable } | undefined)?.table ?? {};
}

/**
 * Returns the plugin of `routeTable` for who runs a part's sources with a configuration of their own, such as its
 * tests; nothing for a folder without a table.
 */
export async function routeTableOf(root: string): Promise<Plugin | undefined> {
  const table = await readRouteTable(root);
  return table && routeTable(root, table);
}

const routesText = (table: RouteTable): string => `
import { paths } from "/${tableModule}";
const page = (path, name, load) => ({
  path,
  lazy: async () => {
    const { [name]: Component, handle } = await load();
    return { Component, handle };
  },
});
export const pages = [
${Object.entries(table)
  .map(([name, route]) => `  page(paths.${name}, "${route.component}", () => import("/${pageFile(route)}")),`)
  .join("\n")}
];
`;

const addressesText = (table: RouteTable): string =>
  `export const paths = ${JSON.stringify(
    Object.fromEntries(Object.entries(table).map(([name, { path }]) => [name, path])),
  )};`;
