import { type FastifyInstance } from "fastify";

/** The path alone: a query may hold a secret. */
const pathOf = (url: string) => url.slice(0, url.includes("?") ? url.indexOf("?") : 300).slice(0, 300);

/** One line per answer, with the id the person saw in a refusal; no headers, no bodies, no queries. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    const line = {
      method: request.method,
      path: pathOf(request.url),
      status: statusCode,
      ms: Math.round(elapsedTime),
      address: request.ip,
      ...(request.actor && { admin: request.actor.id }),
    };
    request.log[statusCode >= 500 ? "warn" : "info"](line, "answered");
    done();
  });
}
