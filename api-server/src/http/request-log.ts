import { type FastifyInstance } from "fastify";

/** The path alone: a query may hold a secret. */
const pathOf = (url: string) => url.slice(0, url.includes("?") ? url.indexOf("?") : 300).slice(0, 300);

/** Which control refused a request, by the status it answers with (ASVS 16.3.3); other refusals are plain mistakes. */
const controls: Readonly<Record<number, string>> = {
  401: "session",
  403: "role",
  413: "size",
  414: "size",
  415: "type",
  422: "content",
  429: "rate",
};

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
      ...(controls[statusCode] && { control: controls[statusCode] }),
    };
    request.log[statusCode >= 500 ? "warn" : "info"](line, "answered");
    done();
  });
}
