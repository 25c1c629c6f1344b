import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { compileFunction } from "node:vm";
import type { Host, SiteConfig } from "../contract.ts";
import type { CurrentReleases } from "./current.ts";
import { deployFolder } from "../parts/parts.ts";

/** The shell's server bundle (`shell/src/entry-server.tsx`). */
interface ShellServer {
  sharedModules: Readonly<Record<string, object>>;
  renderPage(options: { pathname: string; config: SiteConfig; createRoutes: CreateRoutes }): Promise<string>;
}
/** Its routes go from the remote to the shell unseen. */
type CreateRoutes = (host: Host) => unknown;

/** Renders a page of the public part; rejects when the page can't be rendered ahead. */
export type Prerender = (pathname: string) => Promise<string>;

/**
 * Makes the renderer for the current releases. The remote's bundle gets the shell's own copies of the shared
 * packages, by the same contract as in the browser, so that there is one React here too.
 */
export async function prerenderer(
  sitesDir: string,
  releases: CurrentReleases,
  config: SiteConfig,
): Promise<Prerender | undefined> {
  const remote = releases.remotes["public-mfe"];
  if (!remote) return undefined;
  const shell = await loadShell(deployFolder(sitesDir, "shell").server(releases.shell.buildId));
  const createRoutes = await loadRemote(
    deployFolder(sitesDir, "public-mfe").server(remote.buildId),
    shell.sharedModules,
  );
  return async (pathname) => {
    const html = await shell.renderPage({ pathname, config, createRoutes });
    if (/<script\b/i.test(html))
      throw new Error(`${pathname}: a rendered page must carry no script of its own`);
    if (/<[a-z][^>]*\sstyle="/.test(html))
      throw new Error(`${pathname}: a rendered page must carry no style attribute, its policy forbids them`);
    return html;
  };
}

const loadShell = (file: string): Promise<ShellServer> =>
  import(pathToFileURL(file).href) as Promise<ShellServer>;

async function loadRemote(file: string, shared: ShellServer["sharedModules"]): Promise<CreateRoutes> {
  const run = compileFunction(await readFile(file, "utf8"), ["module", "exports", "require", "fetch"], {
    filename: file,
  });
  const module = { exports: {} as { createRoutes: CreateRoutes } };
  const require = (name: string) => {
    const found = shared[name];
    if (!found) throw new Error(`${file} asks for "${name}", which the shell does not hand out`);
    return found;
  };
  run(module, module.exports, require, noLine);
  return module.exports.createRoutes;
}

/** Pages are rendered without the API: what waits for data is left to the browser. */
const noLine: typeof fetch = () => Promise.reject(new TypeError("no line while pages are rendered ahead"));
