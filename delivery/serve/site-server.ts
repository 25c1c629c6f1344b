import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { finished } from "node:stream/promises";
import { sharedPhotos, type SharingProblem, type SiteConfig } from "../contract.ts";
import { partBases, remoteNames } from "../parts/parts.ts";
import { isHashed } from "../parts/publish.ts";
import { answeredPages } from "./answered-pages.ts";
import { fileStore, type FileStore } from "./file-store.ts";
import { generatedFiles } from "./generated.ts";
import { idIn, sitePages, type Page } from "./pages.ts";
import { published, type Published } from "./published.ts";
import { withRecord } from "./record-page.ts";
import { cacheFor, sendFile, sendText } from "./respond.ts";

/** A file of a deploy folder that is served: hashed files, the manifest, and what was kept of older ones. */
const servedOfPart =
  /^(?:assets\/[^/]+(?:\/[^/]+)*|remoteEntry-[\w-]+\.js|asset-manifest\.json|releases\/index\.json|releases\/\w+\/asset-manifest\.json)$/;
/** A part may be used by a site at another origin (DESIGN.md, section 1). */
const anyOrigin = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };

/** Serves the site from `sitesDir`: pages, the shell's files and the parts'. Releases show at the next request. */
export function siteServer(sitesDir: string): Server {
  const files = fileStore();
  const pages = sitePages(join(sitesDir, "pages"), files);
  const answered = answeredPages(sitesDir, files);
  const generated = generatedFiles();
  let known: { config: string; published: Published } | undefined;
  const publishedAt = ({ apiBase, storageBase }: SiteConfig): Published => {
    const config = `${apiBase} ${storageBase}`;
    if (known?.config !== config) known = { config, published: published({ apiBase, storageBase }) };
    return known.published;
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error("request failed", request.url, error);
      if (!response.headersSent) sendText(response, 500, "The site could not answer.");
    });
  });
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  return server;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === "POST" && request.url === sharedPhotos.action) {
      return leadSharing(request, response);
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      return sendText(response, 405, "Only GET and HEAD.", { allow: "GET, HEAD" });
    }
    const pathname = safePath(request.url ?? "/");
    if (pathname === undefined) return sendText(response, 400, "This address can't be read.");

    const made = await findGenerated(pathname);
    if (made) return sendFile(request, response, made);
    const found = await findFile(sitesDir, files, pathname);
    if (found) return sendFile(request, response, found);
    if (pathname === "/app-shell.html") {
      const page = await pages.appShell();
      if (page) return sendPage(request, response, page);
    }
    // A script or a picture that is missing is missing; a page in its place would be taken for it.
    if (extname(pathname) !== "" || isUnderPart(pathname))
      return sendText(response, 404, "There is no such file.");
    const page = await pages.find(pathname);
    if (!page) return sendText(response, 503, "The site is not released yet.", { "retry-after": "5" });
    sendPage(request, response, await withContent(page, pathname, request));
  }

  async function findGenerated(pathname: string) {
    const config = generated.isGenerated(pathname) ? await pages.config() : undefined;
    const made = config && (await generated.find(pathname, config, publishedAt(config)));
    return made && { ...made, headers: { "cache-control": cacheFor.mutable } };
  }

  /** The page with what the API has for it; as it was composed where that can't be had. */
  async function withContent(page: Page, pathname: string, request: IncomingMessage): Promise<Page> {
    const config = page.pattern ? await pages.config() : undefined;
    if (!config || !page.pattern) return page;
    const id = idIn(page.pattern, pathname);
    const record = id && (await publishedAt(config).record(page.pattern, id));
    if (record === "gone") return withRecord(page, record, config);
    // Without the record its page has nothing; what of a list is to be shown stands behind the `?`, for the browser.
    const hasContent = id ? record !== undefined : !request.url?.includes("?");
    const whole =
      hasContent && !wantsLowData(request) ? await answered.find(page, pathname, config) : undefined;
    return whole ?? (record ? withRecord(page, record, config) : page);
  }
}

/** Pictures are to wait until they are asked for (`shared-ui`, `isLowData`): then none stands in the HTML. */
function wantsLowData({ headers }: IncomingMessage): boolean {
  const choice = /(?:^|; )low-data=(on|off)/.exec(headers.cookie ?? "")?.[1];
  return choice ? choice === "on" : headers["save-data"] === "on";
}

/**
 * Photos shared into the app while no worker was there to take them. They end here: the site keeps nothing of anybody.
 * The screen says so and what to do. The body is read first; browsers take an early answer for a broken line.
 */
async function leadSharing(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await finished(request.resume(), { writable: false });
  const problem: SharingProblem = "no-worker";
  sendText(response, 303, "The photos were not taken.", {
    location: `${sharedPhotos.screen}?problem=${problem}`,
  });
}

function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  sendFile(request, response, { ...page, headers: { ...page.headers, "cache-control": cacheFor.mutable } });
}

async function findFile(sitesDir: string, files: FileStore, pathname: string) {
  const place = placeOf(sitesDir, pathname);
  const file = place && (await files.read(place.path));
  return place && file ? { name: pathname, file, headers: place.headers } : undefined;
}

/** Where an address lies on disk, if it names a file that is served at all. */
function placeOf(
  sitesDir: string,
  pathname: string,
): { path: string; headers: Record<string, string> } | undefined {
  const part = remoteNames.find((name) => pathname.startsWith(partBases[name]));
  if (part) {
    const path = pathname.slice(partBases[part].length);
    if (!servedOfPart.test(path)) return undefined;
    return { path: join(sitesDir, part, path), headers: { ...anyOrigin, "cache-control": cachingOf(path) } };
  }
  const path = pathname.slice(1);
  if (isHashed(path)) {
    return { path: join(sitesDir, "shell", path), headers: { "cache-control": cacheFor.hashed } };
  }
  // Pages have addresses of their own; their files and the table of them are not for visitors.
  if (!extname(path) || path.endsWith(".html") || path === "routes.json") return undefined;
  return { path: join(sitesDir, "pages", path), headers: { "cache-control": cacheFor.mutable } };
}

const cachingOf = (path: string) => (isHashed(path) ? cacheFor.hashed : cacheFor.mutable);
const isUnderPart = (pathname: string) => remoteNames.some((name) => pathname.startsWith(partBases[name]));

/** The decoded path of an address; `undefined` for one that can't be decoded or tries to leave its folder. */
function safePath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/, ""));
    return path.startsWith("/") && !/[\0\\]|(?:^|\/)\.\.?(?:\/|$)|\/\./.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
