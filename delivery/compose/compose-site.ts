import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pinInShell, type AssetManifest, type RemoteConfig, type SiteConfig } from "@ministry/contract";
import { hostingFiles } from "../hosting/hosting-files.ts";
import { Fault } from "../lib/fault.ts";
import { readJson } from "../lib/files.ts";
import { deployFolder, isHashed, remoteNames } from "../sites/parts.ts";
import { withSiteLock } from "../sites/site-lock.ts";
import { readSiteSettings, type SiteSettings } from "../settings/site-settings.ts";
import { acceptCanaries } from "./accept-canaries.ts";
import { acceptReleases, rememberAccepted } from "./accept-releases.ts";
import { switchTo } from "./composed-folder.ts";
import { composerVersion, currentStamp, refuseOlder, type ComposerStamp } from "./composer-stamp.ts";
import { currentReleases, type CurrentReleases } from "../release/current.ts";
import { atomFeed } from "./feed.ts";
import { withScreen, withShellIntegrity } from "./html.ts";
import { pageOf } from "./page.ts";
import {
  frameFile,
  isFixed,
  liteFile,
  pageFile,
  type FrameBuilds,
  type PageTable,
} from "../hosting/page-files.ts";
import { loadBundles } from "./release-bundles.ts";
import { robotsTxt } from "./robots.ts";
import { screenRenderer, type ScreenRenderer } from "./screen-renderer.ts";
import { contentSecurityPolicy } from "../hosting/security.ts";
import { siteConfig } from "./site-config.ts";
import { fixedEntries, sitemapXml } from "./sitemap.ts";

/**
 * Joins the current releases and the site's settings into the HTML of the site (DESIGN.md, section 2), in a folder of
 * its own that is switched to at once. Run twice it changes nothing.
 *
 * @returns whether anything changed
 * @throws Fault when nothing was released yet, and when the site was composed by a newer version of this tool
 */
export function composeSite(sitesDir: string): Promise<boolean> {
  return withSiteLock(sitesDir, async (signal) => {
    const stamp = await currentStamp(sitesDir);
    refuseOlder(stamp);
    const settings = await readSiteSettings(sitesDir);
    const { site, accepted } = await filesOfSite(sitesDir, settings, stamp?.builds);
    const changed = await switchTo(sitesDir, site, signal);
    await rememberAccepted(sitesDir, accepted);
    return changed;
  });
}

async function filesOfSite(sitesDir: string, settings: SiteSettings, composed?: ComposerStamp["builds"]) {
  const found = await currentReleases(sitesDir);
  if (!found) throw new Fault(await nothingToCompose(sitesDir));
  const options = { sitesDir, keys: settings.releaseKeys, composed };
  const { releases, accepted } = await acceptReleases(options, found);
  const canaries = await acceptCanaries(options, releases, accepted);
  const config = siteConfig(settings, releases.remotes, accepted, canaries);
  const builds = frameBuilds(releases);
  const bundles = builds && (await loadBundles(sitesDir, builds));
  const render = bundles && screenRenderer(bundles, config);

  const site = new Map<string, string | Buffer>();
  const template = await addShellFiles(site, sitesDir, releases, config);
  const table: PageTable = [];
  for (const part of config.parts) {
    const manifest = releases.remotes[part.name];
    for (const pattern of Object.keys(manifest?.routes ?? {})) {
      if (!manifest) continue;
      const page = await pageOf({
        sitesDir,
        template,
        shell: releases.shell,
        manifest,
        part,
        config,
        pattern,
      });
      const file = pageFile(pattern);
      const html = await rendered(page, part, pattern, render);
      site.set(file, html);
      const isAnswered = part.name === "public-mfe" && bundles?.site?.answeredPatterns.includes(pattern);
      const frame = isAnswered ? frameFile(file) : undefined;
      if (frame) site.set(frame, page.frame);
      const lite = part.name === "public-mfe" ? liteFile(file) : undefined;
      if (lite) site.set(lite, page.lite);
      if (pattern !== "*")
        table.push({ pattern, file, frame, lite, ...(isUnlisted(html) && { unlisted: true }) });
    }
  }
  site.set("routes.json", JSON.stringify(table));
  site.set("frames.json", JSON.stringify(builds ?? null));
  site.set("config.json", JSON.stringify(config));
  site.set("robots.txt", robotsTxt(config));
  // Stand-ins for a web server that knows nothing of the records; ours makes its own (`site-server/generated.ts`).
  site.set("sitemap.xml", sitemapXml(config.siteBase, fixedEntries(config, table)));
  if (bundles?.site) site.set("feed.xml", atomFeed(config.siteBase, bundles.site.feed, []));
  for (const [path, text] of hostingFiles(site, table, config)) site.set(path, text);
  site.set("composed.json", JSON.stringify(stampOf(releases)));
  return { site, accepted };
}

const isUnlisted = (html: string): boolean => /<meta\b[^>]*\bname="robots"[^>]*"noindex"/.test(html);

function stampOf({ shell, remotes }: CurrentReleases): ComposerStamp {
  const builds = [shell, ...Object.values(remotes)].map(({ name, buildId }) => [name, buildId]);
  return { composer: composerVersion, builds: Object.fromEntries(builds) };
}

/** Says what was released while the shell, which every page starts with, is missing. */
async function nothingToCompose(sitesDir: string): Promise<string> {
  const manifests = await Promise.all(
    remoteNames.map((name) => readJson<AssetManifest>(deployFolder(sitesDir, name).manifest)),
  );
  const released = manifests.flatMap((manifest) => (manifest ? [manifest.name] : []));
  const first = "The first release of a site is the shell's: run `npm run release -- shell`.";
  return released.length === 0
    ? `Nothing was released into ${sitesDir} yet. ${first}`
    : `${released.join(" and ")} was released and waits for the shell, which was not. ${first}`;
}

/** The builds whose bundles render; none while the public part was never released. */
function frameBuilds({ shell, remotes }: CurrentReleases): FrameBuilds | undefined {
  const remote = remotes["public-mfe"];
  // A server bundle renders on the shell's copies: what needs its own is rendered in the browser alone.
  if (!remote || !pinInShell(remote, shell.offers).inTree) return undefined;
  return {
    shell: shell.buildId,
    remote: remote.buildId,
    ...(shell.server && remote.server && { integrity: [shell.server.integrity, remote.server.integrity] }),
  };
}

/** The page with its screen in it where that can be; without one it is complete a little later. */
async function rendered(
  page: { plain: string; frame: string; standing: string | undefined },
  part: RemoteConfig,
  pattern: string,
  render: ScreenRenderer | undefined,
): Promise<string> {
  if (page.standing !== undefined) return page.standing;
  if (!render || part.name !== "public-mfe" || !(isFixed(pattern) || pattern === "*")) return page.plain;
  try {
    return withScreen(page.frame, await render.ahead(pattern === "*" ? "/not-found" : pattern));
  } catch (error) {
    console.warn(`${pattern} is not rendered ahead:`, error instanceof Error ? error.message : error);
    return page.plain;
  }
}

/** Adds the shell's files with fixed names; returns its page's template. */
async function addShellFiles(
  site: Map<string, string | Buffer>,
  sitesDir: string,
  { shell }: CurrentReleases,
  config: SiteConfig,
): Promise<string> {
  const folder = deployFolder(sitesDir, "shell").release(shell.buildId);
  for (const [path] of shell.files) {
    if (!isHashed(path) && path !== "index.html") site.set(path, await readFile(join(folder, path)));
  }
  const template = withShellIntegrity(await readFile(join(folder, "index.html"), "utf8"), shell);
  // The worker's template: it writes its own builds into it, and must not change with every release of a remote.
  const appShell = template.replace("<!--hints-->", "").replace("<!--page-->", "");
  site.set("app-shell.html", appShell);

  const worker = site.get("sw.js");
  if (worker) {
    const policy = contentSecurityPolicy({ config, html: appShell });
    const revision = createHash("sha256").update(appShell).update(policy).digest("hex").slice(0, 16);
    site.set("sw.js", worker.toString().replaceAll("app-shell-revision", revision));
  }
  return template;
}
