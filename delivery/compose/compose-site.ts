import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { answeredPatterns } from "../../public-mfe/src/paths.ts";
import type { RemoteConfig, SiteConfig } from "../contract.ts";
import { writeServed } from "../lib/compress.ts";
import { Fault } from "../lib/fault.ts";
import { listFiles } from "../lib/files.ts";
import { deployFolder } from "../parts/parts.ts";
import { isHashed } from "../parts/publish.ts";
import { eventFeed } from "../serve/feed.ts";
import { fixedEntries } from "../serve/generated.ts";
import { contentSecurityPolicy } from "../serve/security.ts";
import { sitemapXml } from "../serve/sitemap.ts";
import type { Settings } from "../settings.ts";
import { currentReleases, type CurrentReleases } from "./current.ts";
import { withScreen, withShellIntegrity } from "./html.ts";
import { pageOf } from "./page.ts";
import { frameFile, isFixed, pageFile, type FrameBuilds, type PageTable } from "./page-files.ts";
import { screenRenderer, type ScreenRenderer } from "./screen-renderer.ts";
import { robotsTxt } from "./robots.ts";
import { siteConfig } from "./site-config.ts";

/**
 * Joins the current releases into the HTML of the site, in `SITES_DIR/pages/` (DESIGN.md, section 2). Every release
 * of a part runs it; run twice it changes nothing. Each file is replaced in one step.
 */
export async function composeSite(settings: Settings): Promise<void> {
  const { sitesDir } = settings;
  const releases = await currentReleases(sitesDir);
  if (!releases) throw new Fault("The shell was never released: run `npm run release -- shell` first.");
  const config = siteConfig(settings, releases.remotes);
  const builds = frameBuilds(releases);
  const render = builds && (await screenRenderer(sitesDir, builds, config));

  const site = new Map<string, string | Buffer>();
  const template = await addShellFiles(site, settings, releases, config);
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
      site.set(file, await rendered(page, part, pattern, render));
      if (part.name === "public-mfe" && answeredPatterns.includes(pattern)) {
        site.set(frameFile(file), page.frame);
      }
      if (pattern !== "*") table.push({ pattern, file });
    }
  }
  site.set("routes.json", JSON.stringify(table));
  site.set("frames.json", JSON.stringify(builds ?? null));
  site.set("config.json", JSON.stringify(config));
  site.set("robots.txt", robotsTxt(config));
  // Stand-ins for a web server that knows nothing of the records; ours makes its own (`serve/generated.ts`).
  site.set("sitemap.xml", sitemapXml(config.siteBase, fixedEntries(config)));
  site.set("feed.xml", eventFeed(config.siteBase, []));
  await write(join(sitesDir, "pages"), site);
}

/** The builds whose bundles render; none while the public part was never released. */
function frameBuilds({ shell, remotes }: CurrentReleases): FrameBuilds | undefined {
  const remote = remotes["public-mfe"];
  return remote && { shell: shell.buildId, remote: remote.buildId };
}

/** The page with its screen in it where that can be; without one it is complete a little later. */
async function rendered(
  page: { plain: string; frame: string },
  part: RemoteConfig,
  pattern: string,
  render: ScreenRenderer | undefined,
): Promise<string> {
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
  { sitesDir }: Settings,
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

/** Writes the site; what is no longer part of it goes. */
async function write(folder: string, site: Map<string, string | Buffer>): Promise<void> {
  for (const [path, content] of site) await writeServed(join(folder, path), content);
  for (const path of await listFiles(folder)) {
    if (!site.has(path.replace(/\.(?:br|gz)$/, ""))) await rm(join(folder, path), { force: true });
  }
}
