import type { SiteConfig } from "@ministry/contract";
import { parseBoot } from "../releases/sets/boot.ts";
import { titleIn } from "./html-text.ts";

declare const self: ServiceWorkerGlobalScope;

const cacheName = "opened-pages";
const maxPages = 30;

/** A page that is on this device as the site sent it. */
export interface OpenedPage {
  path: string;
  title: string;
}

/**
 * Saves the pages that are open, as the site sent them, while there are no builds on this device yet: what is being
 * read comes before everything else. They stand in the browser's own cache, so that mostly nothing is asked for.
 */
export async function saveOpenPages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  await Promise.all(pages.map(({ url }) => savePage(url)));
}

async function savePage(url: string): Promise<void> {
  try {
    await saveOpenedPage(url, await fetch(url, { cache: "force-cache", headers: { accept: "text/html" } }));
  } catch (error) {
    console.warn("page not saved", url, String(error));
  }
}

/** Saves a page that the site sent; one that is cut on its way is not saved, and the copy before stays. */
export async function saveOpenedPage(url: string, answer: Response): Promise<void> {
  if (!answer.ok || !isHtml(answer)) return;
  const cache = await caches.open(cacheName);
  await cache.put(keyOf(url), answer);
  // Every page of every visit would stay.
  for (const oldest of (await cache.keys()).slice(0, -maxPages)) await cache.delete(oldest);
}

/** An opened page as the site sent it. */
export const openedPage = async (url: string): Promise<Response | undefined> =>
  (await caches.open(cacheName)).match(keyOf(url));

/** The pages that can be read without a connection before the site can. */
export async function openedPages(): Promise<OpenedPage[]> {
  const cache = await caches.open(cacheName);
  const pages = (await cache.keys()).map(async ({ url }) => {
    const html = (await (await cache.match(url))?.text()) ?? "";
    const { pathname, search } = new URL(url);
    return { path: pathname + search, title: titleIn(html) };
  });
  return Promise.all(pages);
}

/** The site's configuration as one of these pages was sent with it. */
export async function openedConfig(): Promise<SiteConfig | undefined> {
  const [page] = await (await caches.open(cacheName)).matchAll();
  return page && parseBoot(await page.text())?.config;
}

/** Removes all of them: what they show is among the texts that the visitor clears. */
export const forgetOpenedPages = async (): Promise<void> => void (await caches.delete(cacheName));

const isHtml = ({ headers }: Response): boolean =>
  headers.get("content-type")?.startsWith("text/html") ?? false;

const keyOf = (url: string): string => url.replace(/#.*$/, "");
