import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { compileFunction } from "node:vm";
import { integrityOf } from "@ministry/build/hashes";
import {
  publicServerVersion,
  type Answers,
  type Host,
  type Language,
  type LiteReason,
  type PublicServer,
  type SiteConfig,
} from "@ministry/contract";
import { serverBundle } from "../../sites/parts.ts";
import type { PageTemplateBuilds } from "../../hosting/page-files.ts";

interface RenderOptions {
  pathname: string;
  /** The query string of the address; only with a shell that has `renderLite`, which is as new. */
  search?: string;
  /** The language of the address; only with a shell that offers it. */
  language?: Language;
  config: SiteConfig;
  createRoutes: CreateRoutes;
  /** What the API is known to answer: rendering does not ask for it. */
  known?: Answers;
}
/** Its routes go from the remote to the shell unseen. */
type CreateRoutes = (host: Host) => unknown;

/** A screen of the lite edition. */
export interface LiteScreen {
  html: string;
  /** Whether the API answered all that the screen asks. */
  isWhole: boolean;
}

/** The shell's server bundle (`shell/src/entry-server.tsx`). */
interface ShellServer {
  sharedModules: Readonly<Record<string, object>>;
  renderPage(options: RenderOptions): Promise<string>;
  renderAnswered(options: RenderOptions): Promise<{ html: string; answers: Answers }>;
  /** Absent in releases that know no lite edition. */
  renderLite?(options: RenderOptions & { lite: LiteReason }): Promise<LiteScreen>;
}

/** The released server bundles of shell and public part. */
export interface ReleaseBundles {
  shell: ShellServer;
  createRoutes: CreateRoutes;
  /** Absent in releases whose bundle exports routes alone or speaks a later version of the agreement. */
  site?: PublicServer;
}

/**
 * Loads the server bundles of two releases. The remote's bundle gets the shell's own copies of the shared packages,
 * by the same contract as in the browser, so that there is one React here too.
 */
export async function loadBundles(sitesDir: string, builds: PageTemplateBuilds): Promise<ReleaseBundles> {
  const [shellHash, remoteHash] = builds.integrity ?? [];
  const shellFile = serverBundle(sitesDir, "shell", builds.shell);
  const remoteFile = serverBundle(sitesDir, "public-mfe", builds.remote);
  await readBundle(shellFile, shellHash);
  const shell = (await import(pathToFileURL(shellFile).href)) as ShellServer;
  const remote = await loadRemote(remoteFile, shell.sharedModules, remoteHash);
  const { publicServer: site, createRoutes } = remote;
  return {
    shell,
    createRoutes: site?.createRoutes ?? createRoutes,
    ...(site?.version === publicServerVersion ? { site } : {}),
  };
}

/** The same bundles in another language; `undefined` where the release has no build in it. */
export function bundlesIn(bundles: ReleaseBundles, language: Language): ReleaseBundles | undefined {
  if (language === "en") return bundles;
  const site = bundles.site?.languages?.[language]?.();
  return site && { ...bundles, site, createRoutes: site.createRoutes };
}

interface RemoteServer {
  createRoutes: CreateRoutes;
  publicServer?: PublicServer;
}

/** @throws when the bundle's bytes are not those of the accepted release */
async function readBundle(file: string, integrity: string | undefined): Promise<string> {
  const bytes = await readFile(file);
  if (integrity && integrityOf(bytes) !== integrity)
    throw new Error(`${file} is not as it was released; it is not run`);
  return bytes.toString("utf8");
}

async function loadRemote(
  file: string,
  shared: ShellServer["sharedModules"],
  integrity: string | undefined,
): Promise<RemoteServer> {
  const text = await readBundle(file, integrity);
  const run = compileFunction(text, ["module", "exports", "require"], { filename: file });
  const module = { exports: {} as RemoteServer };
  const require = (name: string) => {
    const found = shared[name];
    if (!found) throw new Error(`${file} asks for "${name}", which the shell does not hand out`);
    return found;
  };
  run(module, module.exports, require);
  return module.exports;
}
