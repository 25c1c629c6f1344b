import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  addressIn,
  feedPath,
  pinInShell,
  type Language,
  type PublicServer,
  type SiteConfig,
} from "@ministry/contract";
import { hostingFiles } from "../hosting/hosting-files.ts";
import { brotliOf } from "../lib/compress.ts";
import { Fault } from "../lib/fault.ts";
import { readableManifest } from "../sites/manifest.ts";
import { deployFolder, isHashed, remoteNames } from "../sites/parts.ts";
import { withSiteLock } from "../sites/site-lock.ts";
import { readSiteSettings, type SiteSettings } from "../settings/site-settings.ts";
import { acceptCanaries } from "./releases/accept-canaries.ts";
import { acceptReleases, rememberAccepted } from "./releases/accept-releases.ts";
import { switchTo } from "./composed-folder.ts";
import { composerVersion, currentStamp, refuseOlder, type ComposerStamp } from "./composer-stamp.ts";
import { currentReleases, type CurrentReleases } from "../release/stored/current.ts";
import { atomFeed, feedFactsOf, topicsOf } from "./texts/feed.ts";
import { addPages } from "./pages/add-pages.ts";
import { withShellIntegrity } from "./pages/html.ts";
import { languagesOf } from "./releases/languages-of.ts";
import { templateIn } from "./pages/template-in.ts";
import type { PageTemplateBuilds, PageTable } from "../hosting/page-files.ts";
import { loadBundles } from "./releases/release-bundles.ts";
import { robotsTxt } from "./texts/robots.ts";
import { contentSecurityPolicy } from "../hosting/security.ts";
import { siteConfig } from "./site-config.ts";
import { fixedEntries, sitemapXml } from "./texts/sitemap.ts";

/**
 * Joins the current releases and the site's settings into the HTML of the site (docs/architecture.md), in a folder of
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
  const found = await currentReleases(sitesDir, composed);
  if (!found) throw new Fault(await nothingToCompose(sitesDir));
  const options = { sitesDir, keys: settings.releaseKeys, composed };
  const { releases, accepted } = await acceptReleases(options, found);
  const canaries = await acceptCanaries(options, releases, accepted);
  const builds = pageTemplateBuilds(releases);
  const bundles = builds && (await loadBundles(sitesDir, builds));
  const inLanguages = await languagesOf(sitesDir, releases, bundles, settings.languages);
  const config = siteConfig(settings, releases.remotes, accepted, canaries, [...inLanguages.keys()]);

  const site = new Map<string, string | Buffer>();
  const template = await addShellFiles(site, sitesDir, releases, config);
  const table: PageTable = [];
  const input = { sitesDir, shell: releases.shell, config };
  for (const part of config.parts) {
    const manifest = releases.remotes[part.name];
    if (!manifest) continue;
    const isPublic = part.name === "public-mfe";
    const english = { ...input, template, manifest, part, language: "en" as const };
    await addPages(site, table, english, isPublic ? bundles : undefined);
    for (const [language, localized] of isPublic ? inLanguages : []) {
      const other = {
        ...english,
        template: templateIn(template, language, { localized: localized.bundles, english: bundles }),
        manifest: localized.manifest,
        language,
      };
      await addPages(site, table, other, localized.bundles);
    }
  }
  site.set("routes.json", JSON.stringify(table));
  site.set("frames.json", JSON.stringify(builds ?? null));
  site.set("config.json", JSON.stringify(config));
  site.set("robots.txt", robotsTxt(config));
  // Stand-ins for a web server that knows nothing of the records; ours makes its own (`site-server/pages/generated.ts`).
  site.set("sitemap.xml", sitemapXml(config, fixedEntries(config, table)));
  addFeeds(site, config, "en", bundles?.site);
  for (const [language, localized] of inLanguages) addFeeds(site, config, language, localized.bundles.site);
  for (const [path, text] of hostingFiles(site, table, config)) site.set(path, text);
  site.set("composed.json", JSON.stringify(stampOf(releases)));
  return { site, accepted };
}

/** Adds the feeds of a language, without entries. */
function addFeeds(
  site: Map<string, string | Buffer>,
  { siteBase }: SiteConfig,
  language: Language,
  server: PublicServer | undefined,
): void {
  for (const topic of server ? [undefined, ...topicsOf(server)] : []) {
    const facts = server && feedFactsOf(server, topic);
    const file = addressIn(language, feedPath(topic)).slice(1);
    if (facts) site.set(file, atomFeed(siteBase, facts, [], { language, topic }));
  }
}

function stampOf({ shell, remotes }: CurrentReleases): ComposerStamp {
  const builds = [shell, ...Object.values(remotes)].map(({ name, buildId }) => [name, buildId]);
  return { composer: composerVersion, builds: Object.fromEntries(builds) };
}

/** Says what was released while the shell, which every page starts with, is missing. */
async function nothingToCompose(sitesDir: string): Promise<string> {
  const manifests = await Promise.all(
    remoteNames.map((name) => readableManifest(sitesDir, deployFolder("", name).manifest)),
  );
  const released = manifests.flatMap((manifest) => (manifest ? [manifest.name] : []));
  const first = "The first release of a site is the shell's: run `npm run release -- shell`.";
  return released.length === 0
    ? `Nothing was released into ${sitesDir} yet. ${first}`
    : `${released.join(" and ")} was released and waits for the shell, which was not. ${first}`;
}

/** The builds whose bundles render; none while the public part was never released. */
function pageTemplateBuilds({ shell, remotes }: CurrentReleases): PageTemplateBuilds | undefined {
  const remote = remotes["public-mfe"];
  // A server bundle renders on the shell's copies: what needs its own is rendered in the browser alone.
  if (!remote || !pinInShell(remote, shell.offers).inTree) return undefined;
  return {
    shell: shell.buildId,
    remote: remote.buildId,
    ...(shell.server && remote.server && { integrity: [shell.server.integrity, remote.server.integrity] }),
  };
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
    const script = worker.toString().replaceAll("app-shell-revision", revision);
    // The browser tells nobody what the worker's own script cost; it counts that in the visitor's data meter.
    const { length } = await brotliOf(Buffer.from(script));
    site.set("sw.js", script.replace("worker-script-bytes", String(length)));
  }
  return template;
}
