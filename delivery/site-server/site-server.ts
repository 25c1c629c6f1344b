import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Logger } from "pino";
import { composedSites } from "./stores/composed-site.ts";
import type { Exchange, Handler } from "./http/exchange.ts";
import { fileStore } from "./stores/file-store.ts";
import { generatedHandler } from "./pages/generated.ts";
import { healthHandler } from "./http/health.ts";
import { lowDataHandler } from "./http/low-data.ts";
import { siteMetrics, type SiteMetrics } from "./http/metrics.ts";
import { readyAnswers } from "./http/ready-answers.ts";
import { releasedPublicPart } from "./stores/released-public-part.ts";
import { observe, siteLog } from "./http/request-log.ts";
import { headersOf, sendText } from "./http/respond.ts";
import { sharedPhotosHandler } from "./http/shared-photos.ts";
import { siteFiles } from "./static/site-files.ts";
import { pagesHandler } from "./pages/site-pages.ts";

export interface SiteServerOptions {
  /** For this long what was read from disk is taken for what is there. */
  recheckMs?: number;
  /** Asked before all others, in this order. */
  handlers?: readonly Handler[];
  /** Gets a line for each request; absent: nothing is written but faults. */
  log?: Logger;
  metrics?: SiteMetrics;
}

/** Serves the site from `sitesDir`: pages, the shell's files and the parts'. Releases show without a restart. */
export function siteServer(
  sitesDir: string,
  {
    recheckMs = 250,
    handlers = [],
    log = siteLog("error"),
    metrics = siteMetrics({ ofProcess: false }),
  }: SiteServerOptions = {},
): Server {
  const files = fileStore({ recheckMs });
  const sites = composedSites(sitesDir, files, recheckMs);
  const partOf = releasedPublicPart(sitesDir);
  // Short beside the second for which a record is remembered: a change shows within two.
  const ready = readyAnswers(recheckMs);
  const pipeline: readonly Handler[] = [
    secureTransport,
    ...handlers,
    healthHandler,
    sharedPhotosHandler,
    lowDataHandler,
    readsOnly,
    generatedHandler(partOf),
    siteFiles(sitesDir, files),
    pagesHandler(files, partOf, ready),
  ];
  // Loading bundles takes a second: done before the first visitor needs them.
  void sites
    .current()
    .then((site) => site && partOf(site))
    .catch(() => undefined);

  const server = createServer((request, response) => {
    const path = (request.url ?? "/").replace(/[?#].*$/, "");
    const requestId = observe(request, response, { path, log, metrics });
    if (ready.send(request, response)) return;
    answer(request, response).catch((error: unknown) => {
      log.error({ requestId, path, err: error }, "request failed");
      if (!response.headersSent) sendText(response, 500, "The site could not answer.");
    });
  });
  server.maxConnections = 10_000;
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  return server;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = safePath(request.url ?? "/");
    if (pathname === undefined) return sendText(response, 400, "This address can't be read.");
    const exchange: Exchange = { request, response, pathname, site: sites.current };
    for (const handler of pipeline) if (await handler(exchange)) return;
  }
}

/** Told by the composed address: behind a proxy the request itself always comes over plain HTTP. */
const secureTransport: Handler = async ({ response, site }) => {
  if ((await site())?.config.siteBase?.startsWith("https:"))
    headersOf(response)["strict-transport-security"] = "max-age=31536000; includeSubDomains";
  return false;
};

const readsOnly: Handler = ({ request, response }) => {
  if (request.method === "GET" || request.method === "HEAD") return false;
  sendText(response, 405, "Only GET and HEAD.", { allow: "GET, HEAD" });
  return true;
};

/**
 * Returns the decoded path of an address; `undefined` for one that can't be decoded, tries to leave its folder, or
 * begins with `//`: in a redirect or a link browsers read that as another site.
 */
function safePath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/, ""));
    return /^\/(?!\/)/.test(path) && !/[\0\\]|(?:^|\/)\.\.?(?:\/|$)|\/\./.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
