import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { compileFunction } from "node:vm";
import type { Answers, Host, SiteConfig } from "../contract.ts";
import { deployFolder } from "../parts/parts.ts";
import { movedStyles } from "./moved-styles.ts";
import type { FrameBuilds } from "./page-files.ts";

interface RenderOptions {
  pathname: string;
  config: SiteConfig;
  createRoutes: CreateRoutes;
}
/** The shell's server bundle (`shell/src/entry-server.tsx`). */
interface ShellServer {
  sharedModules: Readonly<Record<string, object>>;
  renderPage(options: RenderOptions): Promise<string>;
  /** Absent in releases from before there were frames. */
  renderAnswered?(options: RenderOptions): Promise<Omit<AnsweredScreen, "css">>;
}
/** Its routes go from the remote to the shell unseen. */
type CreateRoutes = (host: Host) => unknown;

/** A screen with what the API had for it. */
export interface AnsweredScreen {
  html: string;
  answers: Answers;
  /** Rules that go behind all others of the page. */
  css: string;
}

/** Renders screens of the public part; both ways reject when a screen can't be rendered. */
export interface ScreenRenderer {
  /** Before anybody asks, and without the API: what waits for data is left to the browser. */
  ahead(pathname: string): Promise<string>;
  /** With what the API answers now. */
  answered(pathname: string): Promise<AnsweredScreen>;
}

/**
 * Makes the renderer for two releases. The remote's bundle gets the shell's own copies of the shared packages, by the
 * same contract as in the browser, so that there is one React here too.
 */
export async function screenRenderer(
  sitesDir: string,
  builds: FrameBuilds,
  config: SiteConfig,
): Promise<ScreenRenderer> {
  const shell = await loadShell(deployFolder(sitesDir, "shell").server(builds.shell));
  const remote = deployFolder(sitesDir, "public-mfe").server(builds.remote);
  const createRoutes = await loadRemote(remote, shell.sharedModules);
  return {
    async ahead(pathname) {
      const html = await shell.renderPage({ pathname, config, createRoutes });
      return keepsToPolicy(html, pathname);
    },
    async answered(pathname) {
      if (!shell.renderAnswered) throw new Error("the released shell renders no answers");
      const screen = await shell.renderAnswered({ pathname, config, createRoutes });
      const { html, css } = movedStyles(screen.html);
      return { ...screen, html: keepsToPolicy(html, pathname), css };
    },
  };
}

function keepsToPolicy(html: string, pathname: string): string {
  if (/<script\b/i.test(html))
    throw new Error(`${pathname}: a rendered page must carry no script of its own`);
  if (/<[a-z][^>]*\sstyle="/.test(html))
    throw new Error(`${pathname}: a rendered page must carry no style attribute, its policy forbids them`);
  return html;
}

const loadShell = (file: string): Promise<ShellServer> =>
  import(pathToFileURL(file).href) as Promise<ShellServer>;

async function loadRemote(file: string, shared: ShellServer["sharedModules"]): Promise<CreateRoutes> {
  const run = compileFunction(await readFile(file, "utf8"), ["module", "exports", "require"], {
    filename: file,
  });
  const module = { exports: {} as { createRoutes: CreateRoutes } };
  const require = (name: string) => {
    const found = shared[name];
    if (!found) throw new Error(`${file} asks for "${name}", which the shell does not hand out`);
    return found;
  };
  run(module, module.exports, require);
  return module.exports.createRoutes;
}
