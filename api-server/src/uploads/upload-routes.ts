import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { PassThrough, Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import { tusVersion } from "./upload-refusals.ts";
import type { Uploads } from "./uploads.ts";

export interface UploadRoutesOptions {
  uploads: Uploads;
  /** Who sends this request; throws the refusal for who may not. Uploads are bound to it. */
  ownerOf: (request: FastifyRequest) => string;
}

const config = { access: "edit" } as const;

/**
 * tus 1.0 under `/uploads`: begin, ask, go on, give up (https://tus.io/protocols/resumable-upload). The protocol's
 * answers go out through the server like any other, with its request id, its CORS headers and its error bodies.
 */
export const uploadRoutes: FastifyPluginAsync<UploadRoutesOptions> = async (app, { uploads, ownerOf }) => {
  app.addContentTypeParser("application/offset+octet-stream", (_request, _body, done) => done(null));

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    // A refusal of another version names the one that is spoken here.
    if (request.headers["tus-resumable"] !== tusVersion) void reply.header("tus-version", tusVersion);
    const answer = await uploads
      .handle(webRequest(request), ownerOf(request))
      .finally(() => letPass(request));
    for (const [name, value] of answer.headers) {
      // Who may read this answer is the server's to say, for all its routes alike.
      if (!name.startsWith("access-control-") && name !== "content-type") reply.header(name, value);
    }
    return reply.code(answer.status).header("cache-control", "no-store").send();
  };

  app.route({ method: "POST", url: "/uploads", config, handler });
  app.route({ method: ["HEAD", "PATCH", "DELETE"], url: "/uploads/:id", config, handler });
};

/** The request as the protocol's handler wants it. */
function webRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const url = new URL(request.url, "http://localhost");
  const carriesBytes = request.headers["content-type"] === "application/offset+octet-stream";
  if (!carriesBytes) return new Request(url, { method: request.method, headers });
  const body = Readable.toWeb(received(request)) as WebStream<Uint8Array> & ReadableStream<Uint8Array>;
  return new Request(url, { method: request.method, headers, body, duplex: "half" } as RequestInit);
}

/**
 * The bytes as they come in. When the connection breaks they simply end: what arrived is stored, which is the point of a
 * resumable upload.
 */
function received(request: FastifyRequest): Readable {
  const bytes = new PassThrough();
  request.raw.once("error", () => bytes.end()).once("close", () => bytes.end());
  return request.raw.pipe(bytes);
}

/**
 * How long a refused sender may go on before the connection is cut, in milliseconds. Browsers read no answer before they
 * have sent everything; what is refused of a beginning is worth reading. A chunk that does not belong here is cut
 * short: Chromium sends a chunk again by itself when its connection broke, from where it began, while its first part
 * was stored. Whoever misses the answer asks for the offset of the upload.
 */
const timeoutMs = { begin: 30_000, chunk: 250 };

/** What a refused sender still sends flows past, so that it comes to read the answer. */
function letPass({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), raw.method === "PATCH" ? timeoutMs.chunk : timeoutMs.begin);
  raw.once("close", () => clearTimeout(timer)).once("end", () => clearTimeout(timer));
}
