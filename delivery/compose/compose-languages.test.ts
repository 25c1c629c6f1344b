import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { integrityOf } from "@ministry/build/hashes";
import { otherLanguages, type AssetManifest, type LanguageBuild } from "@ministry/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pageTemplateFile } from "../hosting/page-files.ts";
import { publish } from "../release/publish/publish.ts";
import { faultInFiles } from "../release/stored/whole.ts";
import { fakeBuild, remoteFiles, shellFiles } from "../testing/fake-build.ts";
import { composedConfig, currentManifest, setUpSite } from "../testing/sites.ts";
import { composeSite } from "./compose-site.ts";
import { templateIn } from "./pages/template-in.ts";
import type { ReleaseBundles } from "./releases/release-bundles.ts";

let folder: string;
let sites: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "languages-"));
  sites = join(folder, "sites");
  await setUpSite(sites);
});
afterEach(() => rm(folder, { recursive: true }));

const routes = { "/": ["assets/page-a.js"], "/water": ["assets/page-a.js"], "*": ["assets/page-a.js"] };
const offers = { contract: 1, packages: {}, languages: otherLanguages };

const releaseShell = async (more: Partial<AssetManifest> = { offers }) =>
  publish(sites, "shell", await fakeBuild(folder, "shell", shellFiles(), more));

/** Releases a public part with a Somali page, whose server bundle speaks Somali too. */
async function releasePublic(): Promise<void> {
  const page = "// bogga";
  const somali: LanguageBuild = {
    entry: "remoteEntry-a.js",
    init: [],
    routes: { "/": ["assets/page-so.js"], "/water": ["assets/page-so.js"], "*": ["assets/page-so.js"] },
    files: [["assets/page-so.js", integrityOf(page), page.length]],
  };
  const path = "assets/language-so-a.json";
  const files = { ...remoteFiles("a"), [path]: JSON.stringify(somali) };
  const build = await fakeBuild(folder, "public-mfe", files, { routes, languages: { so: path } });
  await writeFile(join(build.client, "assets/page-so.js"), page);
  const server = `const site = { version: 1, createRoutes: () => [], answeredPatterns: ["/water"], reader: () => ({}),
    feed: { title: "News", subtitle: "", author: "Ministry", path: "/EventPost" } };
  exports.publicServer = { ...site, languages: { so: () => ({ ...site, feed: { ...site.feed, title: "Wararka" } }) } };`;
  if (build.server) await writeFile(build.server, server);
  await publish(sites, "public-mfe", build);
}

const composed = (path: string) => readFile(join(sites, "pages", path), "utf8");
const isThere = (path: string) => stat(join(sites, path)).then(Boolean, () => false);

test("a release in two languages has its pages under the addresses of both, each with its own files", async () => {
  await releaseShell();
  await releasePublic();
  await composeSite(sites);
  expect((await composedConfig(sites)).languages).toEqual(["so"]);
  const [english, somali] = [await composed("water.html"), await composed("so/water.html")];
  expect(english).toContain('<html lang="en">');
  expect(english).toContain("<main>/water</main>");
  expect(english).not.toContain("page-so.js");
  expect(somali).toContain('<html lang="so" dir="ltr">');
  expect(somali).toContain("<main>/so/water</main>");
  expect(somali).toContain("page-so.js");
  expect(somali).not.toContain("page-a.js");
});

test("a page that shows what the API has says so where it was composed without; its template says nothing", async () => {
  await releaseShell();
  await releasePublic();
  await composeSite(sites);
  const mark = '"isUnanswered":true';
  for (const page of ["water.html", "so/water.html"]) {
    expect(await composed(page)).toContain(mark);
    expect(await composed(pageTemplateFile(page))).not.toContain(mark);
  }
  expect(await composed("index.html")).not.toContain(mark);
});

test("the shell's page in a language has its feed and the ministry's name in it, and nothing it says in English", () => {
  const template = `<html lang="en"><title>Ministry</title><meta
    name="description" content="Of the Ministry." /><meta property="og:site_name" content="Ministry">
    <link rel="alternate" type="application/atom+xml" title="Events" href="/feed.xml"></html>`;
  const bundles = (author: string, title: string) =>
    ({ site: { feed: { author, title } } }) as unknown as ReleaseBundles;
  const html = templateIn(template, "so", {
    localized: bundles("Wasaaradda", 'Wararka "maanta"'),
    english: bundles("Ministry", "News"),
  });
  expect(html).toContain('<html lang="so" dir="ltr">');
  expect(html).toContain('<title>Wasaaradda</title><meta property="og:site_name" content="Wasaaradda">');
  expect(html).toContain('title="Wararka &quot;maanta&quot;" href="/so/feed.xml"');
  expect(html).not.toMatch(/description|Ministry/);
});

test("the home page, the page for unknown addresses and the feed have one for each language", async () => {
  await releaseShell();
  await releasePublic();
  await composeSite(sites);
  for (const page of ["so.html", "so/404.html"]) expect(await composed(page)).toContain('lang="so"');
  const feed = await composed("so/feed.xml");
  expect(feed).toContain('xml:lang="so"');
  expect(feed).toContain("<title>Wararka</title>");
  expect(feed).toMatch(/href="[^"]*\/so\/EventPost"/);
  expect(await composed("feed.xml")).toContain("<title>News</title>");
});

test("the sitemap names each page in each language, and the others beside it", async () => {
  await releaseShell();
  await releasePublic();
  await composeSite(sites);
  const { siteBase } = await composedConfig(sites);
  const sitemap = await composed("sitemap.xml");
  for (const path of ["/", "/so", "/water", "/so/water"])
    expect(sitemap).toContain(`<loc>${siteBase}${path}</loc>`);
  expect(sitemap.match(/hreflang="so"/g)).toHaveLength(4);
  expect(sitemap.match(/hreflang="x-default" href="[^"]*\/water"/g)).toHaveLength(2);
});

test("a language that the site's operator does not offer has no pages", async () => {
  await releaseShell();
  await releasePublic();
  await setUpSite(sites, { languages: ["ar"] });
  await composeSite(sites);
  expect((await composedConfig(sites)).languages).toBeUndefined();
  expect(await composed("sitemap.xml")).not.toContain("/so");
  expect(await isThere("pages/so.html")).toBe(false);
});

test("a shell that opens no pages in other languages leaves the site in English", async () => {
  await releaseShell({ offers: { contract: 1, packages: {} } });
  await releasePublic();
  await composeSite(sites);
  expect((await composedConfig(sites)).languages).toBeUndefined();
  expect(await composed("sitemap.xml")).not.toContain("/so");
  expect(await isThere("pages/so.html")).toBe(false);
});

test("the files of every language are released, and a release that lacks one is not whole", async () => {
  await releaseShell();
  await releasePublic();
  expect(await isThere("public-mfe/assets/page-so.js")).toBe(true);
  const manifest = await currentManifest(sites, "public-mfe");
  expect(await faultInFiles(sites, manifest)).toBeUndefined();
  await rm(join(sites, "public-mfe/assets/page-so.js"));
  expect(await faultInFiles(sites, manifest)).toBe("assets/page-so.js is missing");
});
