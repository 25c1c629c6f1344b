import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { Handler } from "./exchange.ts";
import { headersOf } from "./respond.ts";

/** Figures of the site's server in Prometheus' format. */
export interface SiteMetrics {
  /** Others add their figures here. */
  registry: Registry;
  answered(answer: { method: string; status: number; seconds: number }): void;
}

/** Methods with a figure of their own: what strangers invent takes no room. */
const knownMethods = new Set(["GET", "HEAD", "POST"]);

/** Makes the figures of one server: answers by method and status, and those of the process. */
export function siteMetrics({ ofProcess = true } = {}): SiteMetrics {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time until an answer was sent, by method and status.",
    labelNames: ["method", "status"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.3, 1, 5],
    registers: [registry],
  });
  // The library looks a label's values up by a text it makes of them each time.
  const known = new Map<string, ReturnType<typeof durations.labels>>();
  return {
    registry,
    answered({ method, status, seconds }) {
      const label = knownMethods.has(method) ? method : "other";
      const key = `${label} ${status}`;
      let duration = known.get(key);
      if (!duration) known.set(key, (duration = durations.labels({ method: label, status })));
      duration.observe(seconds);
    },
  };
}

/** Answers `/metrics` for who sends `METRICS_TOKEN` as a bearer token; without one set, for nobody. */
export function metricsHandler({ registry }: SiteMetrics, token = process.env.METRICS_TOKEN): Handler {
  return async ({ request, response, pathname }) => {
    if (pathname !== "/metrics" || !token) return false;
    if (request.headers.authorization !== `Bearer ${token}`) return false;
    const headers = { "content-type": registry.contentType, "cache-control": "no-store" };
    response.writeHead(200, { ...headersOf(response), ...headers });
    response.end(await registry.metrics());
    return true;
  };
}
