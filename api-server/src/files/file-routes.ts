import type { FastifyPluginAsync, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import { readRange } from "./byte-range.ts";
import { contentDisposition } from "./content-disposition.ts";
import { contentTypeOf, isKey } from "../storage/keys.ts";
import type { ServedFile } from "../repositories/files/served-files.ts";
import type { ObjectStore } from "../storage/object-store.ts";

/** Says what the records know of a stored file. */
export interface FileLookup {
  /** The file behind a name as it is in the address (decoded), or `undefined` for what no row names. */
  find(name: string): Promise<ServedFile | undefined>;
}

export interface FileRoutesOptions {
  store: ObjectStore;
  lookup: FileLookup;
  /** Whether who asks may see files of deleted records. */
  maySeeDeleted: (request: FastifyRequest, key: string, pass: string | undefined) => Promise<boolean>;
}

interface Asked {
  Params: { name: string };
  Querystring: { download?: string; pass?: string };
}

const isImage = (key: string) => contentTypeOf(key).startsWith("image/");

/**
 * Serves what is stored, to everybody (API-54, API-58): images under both addresses (AMB-30), documents under
 * `/storage` alone. Only what a live record names is served; files of deleted records are for who may see the trash.
 */
export const fileRoutes: FastifyPluginAsync<FileRoutesOptions> = async (app, options) => {
  const { store, lookup, maySeeDeleted } = options;
  const find = async (request: FastifyRequest<Asked>): Promise<ServedFile | undefined> => {
    const { name } = request.params;
    const file = isPossibleName(name) ? await lookup.find(name) : undefined;
    if (!file || file.isLive) return file;
    return (await maySeeDeleted(request, file.key, request.query.pass)) ? file : undefined;
  };

  const serve = (kinds: "all" | "images") =>
    async function (request: FastifyRequest<Asked>, reply: FastifyReply) {
      const file = await find(request);
      if (!file || !isKey(file.key) || (kinds === "images" && !isImage(file.key)))
        return missing(request, reply);

      const known = request.headers["if-none-match"];
      if (known !== undefined && sameEntity(known, etagOf(file.key))) {
        return describe(file, request, reply).code(304).send();
      }
      if (request.method === "HEAD") {
        const info = await store.head(file.key);
        if (!info) return missing(request, reply);
        return describe(file, request, reply).header("content-length", info.bytes).send();
      }
      return isPartAsked(request, file.key)
        ? sendPart(file, request, reply)
        : sendWhole(file, request, reply);
    };

  async function sendWhole(file: ServedFile, request: FastifyRequest<Asked>, reply: FastifyReply) {
    const opened = await store.get(file.key);
    if (!opened) return missing(request, reply);
    return describe(file, request, reply).header("content-length", opened.totalBytes).send(opened.stream);
  }

  async function sendPart(file: ServedFile, request: FastifyRequest<Asked>, reply: FastifyReply) {
    const info = await store.head(file.key);
    if (!info) return missing(request, reply);
    const range = readRange(request.headers.range, info.bytes);
    if (range === "whole") return sendWhole(file, request, reply);
    if (range === "unsatisfiable") {
      reply.code(416).headers({ ...openToAll, "content-range": `bytes */${info.bytes}` });
      return reply.send({ message: "The requested range does not exist.", requestId: request.id });
    }
    const opened = await store.get(file.key, range);
    if (!opened) return missing(request, reply);
    return describe(file, request, reply)
      .code(206)
      .header("content-range", `bytes ${range.first}-${range.last}/${info.bytes}`)
      .header("content-length", range.last - range.first + 1)
      .send(opened.stream);
  }

  const method: HTTPMethods[] = ["GET", "HEAD"];
  const config = { access: "open" } as const;
  app.route<Asked>({ method, config, url: "/storage/:name", handler: serve("all") });
  app.route<Asked>({ method, config, url: "/allimages/:name", handler: serve("images") });
};

/** Files are public and asked for without credentials, from any page. */
const openToAll = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
};

/** Headers that hold for the file, whatever part of it is sent. */
function describe(file: ServedFile, request: FastifyRequest<Asked>, reply: FastifyReply): FastifyReply {
  const type = contentTypeOf(file.key);
  const isShown =
    (type.startsWith("image/") || type === "application/pdf") && request.query.download === undefined;
  // A part of the site may show a document in a frame; a policy for the API's own answers must not forbid it.
  reply.removeHeader("x-frame-options").removeHeader("access-control-allow-credentials");
  return reply.headers({
    ...openToAll,
    "access-control-expose-headers":
      "Content-Length, Content-Range, Content-Disposition, ETag, Accept-Ranges",
    "content-type": type,
    "content-disposition": contentDisposition(isShown ? "inline" : "attachment", file.filename),
    "content-security-policy": policyFor(type, isShown),
    etag: etagOf(file.key),
    "accept-ranges": "bytes",
    "cache-control": cacheControlOf(file),
  });
}

/**
 * A file never changes under its name, but its record may be deleted: caches ask again within a day for an image and
 * each time for a document, which costs 300 bytes while it is there.
 */
function cacheControlOf({ key, isLive }: ServedFile): string {
  if (!isLive) return "private, no-store";
  return isImage(key) ? "public, max-age=86400" : "public, no-cache";
}

/**
 * Nothing in a stored file may run or load. A PDF that is shown does without the sandbox: WebKit would offer it for
 * download instead, and Chrome's viewer needs a style of its own. One that is downloaded is in the sandbox.
 */
const policyFor = (type: string, isShown: boolean) =>
  isShown && type === "application/pdf"
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"
    : "sandbox; default-src 'none'";

const etagOf = (key: string) => `"${key}"`;

const sameEntity = (header: string, etag: string) =>
  header.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);

/** `If-Range` holds a part back when the client's first part came from something else. */
function isPartAsked(request: FastifyRequest, key: string): boolean {
  const condition = request.headers["if-range"];
  return request.headers.range !== undefined && (condition === undefined || condition === etagOf(key));
}

/** Anything else can't be in the database, and some of it would make the database complain. */
const isPossibleName = (name: string) => !name.includes("\0") && Buffer.byteLength(name) <= 255;

function missing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(404).headers({ ...openToAll, "cache-control": "no-store" });
  return reply.send({ message: "There is no such file.", requestId: request.id });
}
