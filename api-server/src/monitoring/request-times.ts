import type { FastifyInstance } from "fastify";
import { Histogram, type Registry } from "prom-client";

/** Bucket limits in seconds; the budgets of docs/budgets.md are among them. */
const buckets = [0.005, 0.015, 0.05, 0.15, 0.3, 1, 3, 10, 60, 600];

/** Registers the times of answers and returns what counts every answer of an application. */
export function requestTimes(registry: Registry) {
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's head to the end of its answer",
    labelNames: ["method", "route", "status"] as const,
    buckets,
    registers: [registry],
  });
  return (app: FastifyInstance): void => {
    app.addHook("onResponse", ({ method, routeOptions }, reply, done) => {
      const labels = { method, route: routeOptions.url ?? "none", status: String(reply.statusCode) };
      requests.observe(labels, reply.elapsedTime / 1000);
      done();
    });
  };
}
