import { type IncomingMessage } from "node:http";
import { type FastifyInstance } from "fastify";
import { badRequest } from "../../lib/problems.ts";
import { cleanJson } from "./clean-input.ts";

const jsonDeadlineMs = 30_000;

function parseJson(text: string): unknown {
  if (text.trim() === "") return undefined; // DELETE with a JSON content type and no body (API-13)
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw badRequest("The request body is not valid JSON.");
  }
  return cleanJson(body);
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

/** A body of files must bring at least this much in each span: a tenth of what the slowest phone's connection brings. */
const minBytes = 4 * 1024;
const spanMs = 60_000;
/** How long the rest of a refused body may flow past, so that its sender comes to read the answer. */
const drainMs = 30_000;

/**
 * Bounds how long a body may take. Small ones must be here in 30 s; files have no deadline as long as they move
 * (docs/decisions/0046), but one that drips is cut, and so is what goes on coming in after its answer.
 */
export function limitSlowBodies(app: FastifyInstance): void {
  app.addHook("onRequest", ({ raw, method, headers }, _reply, done) => {
    if (!raw.complete && method !== "GET" && method !== "HEAD") {
      const type = headers["content-type"] ?? "";
      const carriesFiles =
        type.startsWith("multipart/") || type.startsWith("application/offset+octet-stream");
      if (carriesFiles) cutWhenItDrips(raw);
      else cutAfter(raw, jsonDeadlineMs);
    }
    done();
  });
  app.addHook("onSend", ({ raw }, reply, _payload, done) => {
    // Fastify would close the connection of a body it refuses, under whoever is still sending: the answer is lost.
    if (!raw.complete) void reply.removeHeader("connection");
    done();
  });
  app.addHook("onResponse", ({ raw }, _reply, done) => {
    if (!raw.complete && !raw.destroyed) {
      raw.resume();
      cutAfter(raw, drainMs);
    }
    done();
  });
}

function cutAfter(raw: IncomingMessage, ms: number): void {
  const timer = setTimeout(() => raw.destroy(), ms);
  const stop = () => clearTimeout(timer);
  raw.once("end", stop).once("close", stop);
}

function cutWhenItDrips(raw: IncomingMessage): void {
  let before = raw.socket.bytesRead;
  const timer = setInterval(() => {
    const now = raw.socket.bytesRead;
    // What waits for us to read it does not move either.
    if (now - before < minBytes && raw.readableLength === 0) raw.destroy();
    before = now;
  }, spanMs);
  const stop = () => clearInterval(timer);
  raw.once("end", stop).once("close", stop);
}
