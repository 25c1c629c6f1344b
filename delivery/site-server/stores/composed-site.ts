import { readlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { matchRoute, spokenAt, type Language, type SiteConfig } from "@ministry/contract";
import { notFoundFile, type PageTemplateBuilds, type PageTable } from "../../hosting/page-files.ts";
import { pageHeaders } from "../../hosting/security.ts";
import type { FileStore, StoredFile } from "./file-store.ts";

/** The composed site as it is now; its files belong together for as long as one of these is used. */
export interface ComposedSite {
  folder: string;
  config: SiteConfig;
  routes: PageTable;
  /** The builds whose bundles render its page templates; `null` while the public part was never released. */
  builds: PageTemplateBuilds | null;
}

export interface Page {
  name: string;
  /** The route it belongs to, and the values of the route's variables in its address; absent for pages without either. */
  route?: PageTable[number];
  params: Record<string, string>;
  /** Absent for pages in English. */
  language?: Language | undefined;
  file: StoredFile;
  status: number;
  headers: Record<string, string>;
}

/**
 * Reads the composed site in `sitesDir/pages`, a link that composing switches to another folder. Looks for another
 * one at most every `recheckMs` milliseconds; what has not changed is not parsed again.
 */
export function composedSites(sitesDir: string, files: FileStore, recheckMs: number) {
  const link = join(sitesDir, "pages");
  const parsed = new WeakMap<StoredFile, unknown>();
  let last: { site: ComposedSite | undefined; at: number } | undefined;

  async function json<T>(path: string): Promise<T | undefined> {
    const file = await files.read(path);
    if (!file) return undefined;
    if (!parsed.has(file)) parsed.set(file, JSON.parse(file.plain.toString()));
    return parsed.get(file) as T;
  }

  async function read(): Promise<ComposedSite | undefined> {
    // A folder that was put there by hand is no link.
    const folder = await readlink(link).then(
      (target) => resolve(sitesDir, target),
      () => link,
    );
    const [config, routes, builds] = await Promise.all([
      json<SiteConfig>(join(folder, "config.json")),
      json<PageTable>(join(folder, "routes.json")),
      json<PageTemplateBuilds | null>(join(folder, "frames.json")),
    ]);
    if (!config) return undefined;
    const before = last?.site;
    const isSame = before?.config === config && before.routes === routes && before.builds === builds;
    return isSame && before.folder === folder
      ? before
      : { folder, config, routes: routes ?? [], builds: builds ?? null };
  }

  return {
    /** `undefined` before anything was composed. */
    async current(): Promise<ComposedSite | undefined> {
      if (last && Date.now() - last.at < recheckMs) return last.site;
      const site = await read();
      last = { site, at: Date.now() };
      return site;
    },
  };
}

/** Finds pages of a composed site. */
export function sitePages(files: FileStore) {
  const headersOf = new WeakMap<StoredFile, { config: SiteConfig; headers: Record<string, string> }>();

  async function page(site: ComposedSite, name: string, status: number): Promise<Page | undefined> {
    const file = await files.read(join(site.folder, name));
    if (!file) return undefined;
    const known = headersOf.get(file);
    const headers =
      known?.config === site.config ? known.headers : pageHeaders(file.plain.toString(), site.config);
    headersOf.set(file, { config: site.config, headers });
    return { name, file, status, headers, params: {} };
  }

  return {
    /** The page that stands for an address, or the not-found page. */
    async find(site: ComposedSite, pathname: string): Promise<Page | undefined> {
      const claimed = matchRoute(site.routes, pathname);
      if (claimed) {
        const found = await page(site, claimed.route.file, 200);
        return found && { ...found, ...claimed, language: claimed.route.language };
      }
      const { language } = spokenAt(pathname, site.config.languages);
      const unknown = await page(site, notFoundFile(language), 404);
      if (unknown) return { ...unknown, ...(language !== "en" && { language }) };
      return page(site, "app-shell.html", 404);
    },
    /** The worker's template. */
    appShell: (site: ComposedSite) => page(site, "app-shell.html", 200),
  };
}
