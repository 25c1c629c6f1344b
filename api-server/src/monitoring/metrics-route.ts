import { timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Metrics } from "./metrics.ts";

/** `GET /metrics` of the API itself, for who knows the token (`METRICS_TOKEN`). */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string): void {
  const wanted = Buffer.from(`Bearer ${token}`);
  app.get("/metrics", { config: { access: "open" } }, async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? "");
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
      reply.code(401).header("www-authenticate", "Bearer");
      return { message: "The metrics need their token.", requestId: request.id };
    }
    return reply
      .type(metrics.contentType)
      .header("cache-control", "no-store")
      .send(await metrics.text());
  });
}

/** `/metrics` on a port of its own (`METRICS_PORT`), meant for an inner network; port 0 takes a free one. */
export async function listenForMetrics(
  metrics: Metrics,
  host: string,
  port: number,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ host, port }, resolve);
  });
  const address = server.address();
  return {
    port: address !== null && typeof address === "object" ? address.port : port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
