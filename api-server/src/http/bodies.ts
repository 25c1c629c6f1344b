import { type FastifyInstance } from "fastify";
import { badRequest } from "../problems.ts";

const jsonDeadlineMs = 30_000;

function parseJson(text: string): unknown {
  if (text.trim() === "") return undefined; // DELETE with a JSON content type and no body (API-13)
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest("The request body is not valid JSON.");
  }
}

/**
 * JSON as the only plain body, with an empty one allowed. Fields are picked by name through schemas afterwards, so
 * keys like `__proto__` reach nothing.
 */
export function registerBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^application\/(?:[\w.+-]+\+)?json/,
    { parseAs: "string" },
    (_request, body, done) => {
      try {
        done(null, parseJson(String(body)));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}

/** Small bodies must be here in 30 s; files have no deadline as long as they move (server.ts, `timeout`). */
export function limitSlowBodies(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const type = request.headers["content-type"] ?? "";
    const carriesFiles = type.startsWith("multipart/") || type.startsWith("application/offset+octet-stream");
    if (!carriesFiles && !request.raw.complete && request.method !== "GET" && request.method !== "HEAD") {
      const timer = setTimeout(() => request.raw.destroy(), jsonDeadlineMs);
      const stop = () => clearTimeout(timer);
      request.raw.once("end", stop).once("close", stop);
    }
    done();
  });
}
