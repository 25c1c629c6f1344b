import { join } from "node:path";
import type { PageTable } from "../compose/page-files.ts";
import type { SiteConfig } from "../contract.ts";
import type { FileStore, StoredFile } from "./file-store.ts";
import { pageHeaders } from "./security.ts";

export interface Page {
  name: string;
  /** The route pattern it stands for; absent for pages that stand for no address of their own. */
  pattern?: string;
  file: StoredFile;
  status: number;
  headers: Record<string, string>;
}

/** Finds the page for an address among the composed ones. */
export function sitePages(folder: string, files: FileStore) {
  const headersOf = new WeakMap<StoredFile, Record<string, string>>();

  async function json<T>(name: string): Promise<T | undefined> {
    const file = await files.read(join(folder, name));
    return file && (JSON.parse(file.plain.toString()) as T);
  }

  async function page(name: string, status: number): Promise<Page | undefined> {
    const file = await files.read(join(folder, name));
    const config = await json<SiteConfig>("config.json");
    if (!file || !config) return undefined;
    const headers = headersOf.get(file) ?? pageHeaders(file.plain.toString(), config);
    headersOf.set(file, headers);
    return { name, file, status, headers };
  }

  return {
    /** `config.json`; `undefined` before anything was composed. */
    config: () => json<SiteConfig>("config.json"),
    /** The page that stands for an address, or the not-found page; `undefined` before anything was composed. */
    async find(pathname: string): Promise<Page | undefined> {
      const routes = (await json<PageTable>("routes.json")) ?? [];
      const claimed = pageFor(routes, pathname);
      if (claimed) {
        const found = await page(claimed.file, 200);
        return found && { ...found, pattern: claimed.pattern };
      }
      return (await page("404.html", 404)) ?? (await page("app-shell.html", 404));
    },
    /** The worker's template. */
    appShell: () => page("app-shell.html", 200),
  };
}

/** The page with the most exact pattern that fits an address; as in the router, case and a slash at the end don't count. */
export function pageFor(routes: PageTable, pathname: string): PageTable[number] | undefined {
  const fitting = routes.filter(({ pattern }) => matches(pattern, pathname));
  const exactness = ({ pattern }: PageTable[number]) =>
    pattern
      .split("/")
      .map((segment) => (segment.startsWith(":") ? "1" : "2"))
      .join("");
  return fitting.sort((a, b) => exactness(b).localeCompare(exactness(a)))[0];
}

/** What stands in an address for the pattern's first variable. */
export function idIn(pattern: string, pathname: string): string | undefined {
  return segments(pathname)[segments(pattern).findIndex((segment) => segment.startsWith(":"))];
}

function matches(pattern: string, pathname: string): boolean {
  const wanted = segments(pattern);
  const given = segments(pathname);
  return (
    wanted.length === given.length &&
    wanted.every(
      (segment, index) => segment.startsWith(":") || segment.toLowerCase() === given[index]?.toLowerCase(),
    )
  );
}

const segments = (path: string) => path.split("/").filter(Boolean);
