import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { destination, pino, stdTimeFunctions, type Logger } from "pino";
import type { SiteMetrics } from "./metrics.ts";
import { headersOf, requestIdHeader } from "./respond.ts";

/** The log of the site's server: one JSON object a line, to standard output. */
export const siteLog = (level: string): Logger =>
  pino({ level, base: null, timestamp: stdTimeFunctions.isoTime }, destination({ dest: 1, sync: false }));

/** An id of a proxy in front is passed on when it looks like one (`deploy/nginx/snippets/http.conf`). */
const isRequestId = (given: unknown): given is string =>
  typeof given === "string" && /^[\w.-]{8,64}$/.test(given);

/**
 * Gives a request its id, which its answer carries, and writes one line once it is answered. No addresses of visitors,
 * no user agents, no queries: they may name persons.
 *
 * @param path the address without its query
 * @returns the request's id
 */
export function observe(
  request: IncomingMessage,
  response: ServerResponse,
  { path, log, metrics }: { path: string; log: Logger; metrics: SiteMetrics },
): string {
  const given = request.headers[requestIdHeader];
  const requestId = isRequestId(given) ? given : randomUUID();
  headersOf(response)[requestIdHeader] = requestId;
  const method = request.method ?? "";
  const startedAt = performance.now();
  response.once("close", () => {
    const seconds = (performance.now() - startedAt) / 1_000;
    const status = response.writableFinished ? response.statusCode : 499; // as nginx: the client has gone
    metrics.answered({ method, status, seconds });
    log.info({ requestId, method, path, status, seconds: Math.round(seconds * 1e6) / 1e6 }, "request");
  });
  return requestId;
}
