import fastify from "fastify";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { openFolderStore } from "../storage/folder-store.ts";
import { uploadRoutes } from "../uploads/upload-routes.ts";
import { openUploads } from "../uploads/uploads.ts";
import { openTestDatabase } from "./test-database.ts";

/** The bytes of the file that `begin` announces. */
export const content = Buffer.alloc(300_000, "0123456789");

/** Returns a stretch of that file, as a request's body. */
export const chunk = (from: number, to: number) => new Uint8Array(content.subarray(from, to));

/** Returns a value as `Upload-Metadata` spells it. */
export const encoded = (text: string) => Buffer.from(text).toString("base64");

/** Returns the id at the end of an upload's address. */
export const idOf = (url: string) => url.split("/").at(-1) ?? "";

/** Speaks the resumable protocol to the upload routes at an address. */
function uploadClient(base: string) {
  /** Sends a request of the resumable protocol, as "officer". */
  const call = (
    url: string,
    method: string,
    headers: Record<string, string> = {},
    body?: Uint8Array<ArrayBuffer>,
  ) =>
    fetch(url, {
      method,
      headers: { "tus-resumable": "1.0.0", authorization: "officer", ...headers },
      ...(body && { body }),
    });

  /** Announces a file and returns the address of its upload. */
  async function begin(bytes = content.length, filename = "photo.jpg"): Promise<string> {
    const answer = await call(base, "POST", {
      "upload-length": String(bytes),
      "upload-metadata": `filename ${encoded(filename)},filetype ${encoded("image/jpeg")}`,
    });
    expect(answer.status).toBe(201);
    return new URL(answer.headers.get("location") ?? "", base).href;
  }

  /** Sends a stretch of `content` in one request. */
  const send = (url: string, from: number, to: number, headers: Record<string, string> = {}) =>
    call(
      url,
      "PATCH",
      { "content-type": "application/offset+octet-stream", "upload-offset": String(from), ...headers },
      chunk(from, to),
    );

  /** Asks how many bytes have arrived. */
  const offsetOf = async (url: string) => Number((await call(url, "HEAD")).headers.get("upload-offset"));

  return { call, begin, send, offsetOf };
}

/**
 * Starts the upload routes on a port of their own, with a database in memory and files in a folder. A request's
 * `Authorization` names the owner as it stands; it is "officer" unless a test says otherwise.
 */
export async function startUploadServer() {
  const folder = await mkdtemp(join(tmpdir(), "uploads-"));
  const database = await openTestDatabase();

  /** Opens the uploads of another server on the same database and store. */
  const openHere = async () =>
    openUploads({
      db: database.db,
      store: await openFolderStore(join(folder, "files")),
      tempDir: join(folder, "tmp"),
      maxBytes: 3_000_000,
    });

  const uploads = await openHere();
  const app = fastify({ routerOptions: { maxParamLength: 1024 } });
  app.removeAllContentTypeParsers();
  await app.register(uploadRoutes, { uploads, ownerOf: ({ headers }) => String(headers.authorization) });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/uploads`;

  /** Claims a finished upload and returns its name and bytes. */
  const contentOf = (id: string, owner = "officer", at = uploads) =>
    at.withFile(id, owner, async ({ path, filename }) => ({ filename, bytes: await readFile(path) }));

  return {
    ...{ folder, database, uploads, base, openHere, contentOf, ...uploadClient(base) },
    async close() {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}
