import type { BlockList } from "node:net";
import { composeSite } from "../compose/compose-site.ts";
import { mirrorReleases } from "../release/stored/mirror.ts";
import { metricsHandler, siteMetrics } from "../site-server/http/metrics.ts";
import { siteLog } from "../site-server/http/request-log.ts";
import { siteServer } from "../site-server/site-server.ts";
import type { ReleaseStore } from "../sites/store.ts";
import { reportsEndpoint } from "./reports-endpoint.ts";
import { reportsHandler } from "./reports-handler.ts";

interface Options {
  /** `LOG_LEVEL`; at `info` each request is a line. */
  logLevel: string;
  /** Bucket that parts are released into, if that is not the site's own folder. */
  releases?: ReleaseStore;
  /** Proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: BlockList;
}

/** The site's server with its log, its figures, and what pages report to it; not listening yet. */
export function siteWithReports(sitesDir: string, { logLevel, releases, trustedProxies }: Options) {
  const log = siteLog(logLevel);
  const metrics = siteMetrics();
  const reports = reportsEndpoint({
    sitesDir,
    ...(releases && { releases }),
    async recompose() {
      if (releases) await mirrorReleases(releases, sitesDir);
      await composeSite(sitesDir);
    },
    log: (line) => log.warn(line),
  });
  reports.addMetrics(metrics.registry);
  const handlers = [reportsHandler(reports, trustedProxies), metricsHandler(metrics)];
  return { server: siteServer(sitesDir, { handlers, log, metrics }), reports, log };
}
