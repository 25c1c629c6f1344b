import { join } from "node:path";
import type { PageTable } from "../compose/page-files.ts";
import type { SiteConfig } from "../contract.ts";
import type { FileStore, StoredFile } from "./file-store.ts";
import { pageHeaders } from "./security.ts";

export interface Page {
  name: string;
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
    /** The page that stands for an address, or the not-found page; `undefined` before anything was composed. */
    async find(pathname: string): Promise<Page | undefined> {
      const routes = (await json<PageTable>("routes.json")) ?? [];
      const claimed = fileFor(routes, pathname);
      if (claimed) return page(claimed, 200);
      return (await page("404.html", 404)) ?? (await page("app-shell.html", 404));
    },
    /** The worker's template. */
    appShell: () => page("app-shell.html", 200),
  };
}

/** The file of the most exact pattern that fits an address; as in the router, case and a slash at the end don't count. */
export function fileFor(routes: PageTable, pathname: string): string | undefined {
  const fitting = routes.filter(({ pattern }) => matches(pattern, pathname));
  const exactness = ({ pattern }: PageTable[number]) =>
    pattern
      .split("/")
      .map((segment) => (segment.startsWith(":") ? "1" : "2"))
      .join("");
  return fitting.sort((a, b) => exactness(b).localeCompare(exactness(a)))[0]?.file;
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
