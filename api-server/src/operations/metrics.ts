import { timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import { FileRefusal } from "../media/refusal.ts";

/** Figures of this server in Prometheus' text format. */
export interface Metrics {
  /** Counts and times every answer of an application. */
  watch(app: FastifyInstance): void;
  /** Counts what an intake takes (with its bytes) and refuses (with the reason). */
  countFiles<Intake extends { take: (...args: never[]) => Promise<{ bytes: number }> }>(
    kind: string,
    intake: Intake,
  ): Intake;
  text(): Promise<string>;
  contentType: string;
}

export interface MetricsOptions {
  /** Images whose smaller copies are still to be made. */
  variantsWaiting: () => Promise<number>;
  /** Image work waiting or under way in this server. */
  imageWork: () => number;
}

/** Seconds; the budgets of DESIGN.md, section 8, fall on edges. */
const buckets = [0.005, 0.015, 0.05, 0.15, 0.3, 1, 3, 10, 60, 600];

/** Opens the figures of one server; process, memory and event loop are among them. */
export function createMetrics({ variantsWaiting, imageWork }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's head to the end of its answer",
    labelNames: ["method", "route", "status"] as const,
    buckets,
    registers,
  });
  const files = new Counter({
    name: "files_total",
    help: "Files sent in, by what became of them",
    labelNames: ["kind", "outcome"] as const,
    registers,
  });
  const fileBytes = new Counter({
    name: "file_bytes_total",
    help: "Bytes of the files that were stored",
    labelNames: ["kind"] as const,
    registers,
  });
  new Gauge({
    name: "image_variants_waiting",
    help: "Images whose smaller copies are still to be made",
    registers,
    async collect() {
      this.set(await variantsWaiting());
    },
  });
  new Gauge({
    name: "image_work_pending",
    help: "Image work waiting or under way in this server",
    registers,
    collect() {
      this.set(imageWork());
    },
  });

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),

    watch(app) {
      app.addHook("onResponse", ({ method, routeOptions }, reply, done) => {
        const labels = { method, route: routeOptions.url ?? "none", status: String(reply.statusCode) };
        requests.observe(labels, reply.elapsedTime / 1000);
        done();
      });
    },

    countFiles(kind, intake) {
      const take: typeof intake.take = async (...args) => {
        try {
          const stored = await intake.take(...args);
          files.inc({ kind, outcome: "stored" });
          fileBytes.inc({ kind }, stored.bytes);
          return stored;
        } catch (error) {
          files.inc({ kind, outcome: error instanceof FileRefusal ? error.reason : "failed" });
          throw error;
        }
      };
      return { ...intake, take };
    },
  };
}

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
