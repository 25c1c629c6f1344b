import fastify, { type FastifyInstance } from "fastify";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { eq } from "drizzle-orm";
import { upload } from "../database/schema.ts";
import { openFolderStore } from "../storage/folder-store.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import { watchedStore } from "../storage/watched-store.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { type Uploads, openUploads } from "./uploads.ts";
import { uploadRoutes } from "./upload-routes.ts";

let folder: string;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let uploads: Uploads;
let app: FastifyInstance;
let base: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "uploads-"));
  database = await openTestDatabase();
  uploads = await openHere();
  app = fastify({ routerOptions: { maxParamLength: 1024 } });
  app.removeAllContentTypeParsers();
  await app.register(uploadRoutes, { uploads, ownerOf: ({ headers }) => String(headers.authorization) });
  await app.listen({ port: 0, host: "127.0.0.1" });
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/uploads`;
});

/** Another server on the same database and store. */
const openHere = async () =>
  openUploads({
    db: database.db,
    store: await openFolderStore(join(folder, "files")),
    tempDir: join(folder, "tmp"),
    maxBytes: 3_000_000,
  });

afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const content = Buffer.alloc(300_000, "0123456789");
const contentOf = (id: string, owner = "officer", at = uploads) =>
  at.withFile(id, owner, async ({ path, filename }) => ({ filename, bytes: await readFile(path) }));
const encoded = (text: string) => Buffer.from(text).toString("base64");

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

async function begin(bytes = content.length, filename = "photo.jpg"): Promise<string> {
  const answer = await call(base, "POST", {
    "upload-length": String(bytes),
    "upload-metadata": `filename ${encoded(filename)},filetype ${encoded("image/jpeg")}`,
  });
  expect(answer.status).toBe(201);
  return new URL(answer.headers.get("location") ?? "", base).href;
}

const chunk = (from: number, to: number) => new Uint8Array(content.subarray(from, to));

const send = (url: string, from: number, to: number, headers: Record<string, string> = {}) =>
  call(
    url,
    "PATCH",
    { "content-type": "application/offset+octet-stream", "upload-offset": String(from), ...headers },
    chunk(from, to),
  );

const offsetOf = async (url: string) => Number((await call(url, "HEAD")).headers.get("upload-offset"));
/** The offset of an upload once it has come further than `before`. */
const offsetAfter = async (url: string, before: number) => {
  const at = await offsetOf(url);
  expect(at).toBeGreaterThan(before);
  return at;
};
const idOf = (url: string) => url.split("/").at(-1) ?? "";

describe("resumable uploads", () => {
  it("come in chunks and are claimed whole", async () => {
    const url = await begin(content.length, "سد المياه.jpg");
    expect(await offsetOf(url)).toBe(0);
    const first = await send(url, 0, 100_000);
    expect([first.status, first.headers.get("upload-offset")]).toEqual([204, "100000"]);
    expect(await offsetOf(url)).toBe(100_000);
    await expect(contentOf(idOf(url))).rejects.toMatchObject({ statusCode: 409 });
    expect((await send(url, 100_000, 300_000)).status).toBe(204);
    const { filename, bytes } = await contentOf(idOf(url));
    expect(filename).toBe("سد المياه.jpg");
    expect(bytes.equals(content)).toBe(true);
    await contentOf(idOf(url));
    await uploads.release(idOf(url));
    await expect(contentOf(idOf(url))).rejects.toMatchObject({ statusCode: 404 });
    expect(await readdir(join(folder, "files"), { recursive: true })).not.toContainEqual(
      expect.stringMatching(/part$/),
    );
    expect(await readdir(join(folder, "tmp"))).toEqual([]);
  });

  it("go on at another server, and of two senders at one place one is taken", async () => {
    const url = await begin();
    await send(url, 0, 100_000);
    const elsewhere = await openHere();
    const there = (from: number, to: number) =>
      elsewhere.handle(
        new Request(url, {
          method: "PATCH",
          headers: {
            "tus-resumable": "1.0.0",
            "content-type": "application/offset+octet-stream",
            "upload-offset": String(from),
          },
          body: chunk(from, to),
        }),
        "officer",
      );
    const both = await Promise.allSettled([there(100_000, 300_000), send(url, 100_000, 300_000)]);
    const taken = both.filter((one) => one.status === "fulfilled" && one.value.status === 204);
    expect(taken).toHaveLength(1);
    expect((await contentOf(idOf(url), "officer", elsewhere)).bytes.equals(content)).toBe(true);
  });

  it("larger than a stored chunk are whole again", async () => {
    const large = Buffer.alloc(2_500_000, "abcdefg");
    const url = await begin(large.length);
    const answer = await call(
      url,
      "PATCH",
      { "content-type": "application/offset+octet-stream", "upload-offset": "0" },
      new Uint8Array(large),
    );
    expect(answer.headers.get("upload-offset")).toBe("2500000");
    expect((await contentOf(idOf(url))).bytes.equals(large)).toBe(true);
  });

  it.each([1, 120_000, 1_900_000])(
    "keep every byte that arrived when the connection breaks: %i",
    async (arrived) => {
      const large = Buffer.alloc(2_500_000, "abcdefg");
      const url = await begin(large.length);
      await new Promise<void>((resolve) => {
        const cut = httpRequest(url, {
          method: "PATCH",
          headers: {
            "tus-resumable": "1.0.0",
            authorization: "officer",
            "content-type": "application/offset+octet-stream",
            "content-length": large.length,
            "upload-offset": 0,
          },
        });
        cut.once("error", () => resolve());
        cut.write(large.subarray(0, arrived), () => cut.destroy(new Error("the connection breaks")));
      });
      // Asked at once: the answer waits for what is still being written down.
      expect(await vi.waitFor(() => offsetAfter(url, 0), 20_000)).toBe(arrived);
      const rest = await call(
        url,
        "PATCH",
        { "content-type": "application/offset+octet-stream", "upload-offset": String(arrived) },
        new Uint8Array(large.subarray(arrived)),
      );
      expect(rest.status).toBe(204);
      expect((await contentOf(idOf(url))).bytes.equals(large)).toBe(true);
    },
  );

  it("may bring their first bytes along", async () => {
    const answer = await call(
      base,
      "POST",
      { "upload-length": "10", "content-type": "application/offset+octet-stream" },
      chunk(0, 10),
    );
    expect([answer.status, answer.headers.get("upload-offset")]).toEqual([201, "10"]);
  });

  it("can be given up", async () => {
    const url = await begin();
    expect((await call(url, "DELETE")).status).toBe(204);
    expect((await call(url, "HEAD")).status).toBe(404);
  });

  it("are nobody else's to see, go on with, give up or claim", async () => {
    const url = await begin();
    const other = { authorization: "somebody else" };
    expect((await call(url, "HEAD", other)).status).toBe(404);
    expect((await send(url, 0, 10, other)).status).toBe(404);
    expect((await call(url, "DELETE", other)).status).toBe(404);
    await expect(contentOf(idOf(url), "somebody else")).rejects.toMatchObject({ statusCode: 404 });
    expect(await offsetOf(url)).toBe(0);
  });

  it("can't be claimed for another by naming an owner in their description", async () => {
    const answer = await call(base, "POST", {
      "upload-length": "1",
      "upload-metadata": `owner ${encoded("boss")}`,
    });
    const url = new URL(answer.headers.get("location") ?? "", base).href;
    expect((await call(url, "HEAD", { authorization: "boss" })).status).toBe(404);
    expect((await call(url, "HEAD")).status).toBe(200);
  });
});

describe("upload requests that are refused with a plain sentence", () => {
  const refusal = async (answer: Response) => ({
    status: answer.status,
    ...((await answer.json()) as object),
  });

  it.each([
    ["too long", 413, { "upload-length": "3000001" }],
    ["without a length", 400, {}],
    ["with a length that is no number", 400, { "upload-length": "many" }],
    ["with a broken description", 400, { "upload-length": "5", "upload-metadata": "filename ***" }],
    ["of another protocol", 412, { "upload-length": "5", "tus-resumable": "" }],
    ["of a later protocol", 400, { "upload-length": "5", "tus-resumable": "2.0.0" }],
  ])("one %s: %i", async (_what, statusCode, headers) => {
    const answer = await call(base, "POST", headers);
    expect(await refusal(answer)).toMatchObject({
      status: statusCode,
      message: expect.stringMatching(/^The .+\.$/),
    });
  });

  it("a chunk that belongs elsewhere, or is longer than announced", async () => {
    const url = await begin(1_000);
    expect((await send(url, 500, 600)).status).toBe(409);
    expect((await send(url, 0, 2_000)).status).toBe(413);
    expect((await send(url, 0, 10, { "content-type": "text/plain" })).status).toBe(415);
    expect(await offsetOf(url)).toBe(0);
  });

  it.each(["../../etc/passwd", "x".repeat(300), "0".repeat(32), "a\0b", ".."])(
    "an unknown id %j",
    async (id) => {
      const url = `${base}/${encodeURIComponent(id)}`;
      expect((await call(url, "HEAD")).status).toBe(404);
      expect((await send(url, 0, 10)).status).toBe(404);
      await expect(contentOf(id)).rejects.toMatchObject({ statusCode: 404 });
      await uploads.release(id);
    },
  );
});

describe("while the file storage fails", () => {
  const openOn = async (broken: Partial<ObjectStore>) => {
    const store = { ...(await openFolderStore(join(folder, "files"))), ...broken };
    const { db } = database;
    return openUploads({
      db,
      store: watchedStore(store, () => undefined),
      tempDir: folder,
      maxBytes: 3_000_000,
    });
  };
  const patch = (url: string, body: BodyInit) =>
    new Request(url, {
      method: "PATCH",
      headers: {
        "tus-resumable": "1.0.0",
        "upload-offset": "0",
        "content-type": "application/offset+octet-stream",
      },
      body,
      duplex: "half",
    } as RequestInit);

  it.each([
    [503, Object.assign(new Error("refused"), { code: "ECONNREFUSED" })],
    [507, Object.assign(new Error("full"), { code: "ENOSPC" })],
  ])("a chunk is refused with %i, and may be sent again", async (statusCode, error) => {
    const url = await begin();
    const failing = await openOn({ put: () => Promise.reject(error) });
    await expect(failing.handle(patch(url, chunk(0, 1000)), "officer")).rejects.toMatchObject({ statusCode });
    expect((await send(url, 0, content.length)).status).toBe(204);
    expect((await contentOf(idOf(url))).bytes).toEqual(content);
  });

  it("a finished upload that breaks off while it is read is 503; one whose bytes are lost is begun again", async () => {
    const url = await begin();
    await send(url, 0, content.length);
    const breaking = async () => ({
      stream: Readable.from(
        (function* () {
          yield Buffer.alloc(10);
          throw new Error("object storage went silent");
        })(),
      ),
      totalBytes: content.length,
    });
    const failing = await openOn({ get: breaking });
    await expect(contentOf(idOf(url), "officer", failing)).rejects.toMatchObject({ statusCode: 503 });
    const empty = await openOn({ get: async () => undefined });
    await expect(contentOf(idOf(url), "officer", empty)).rejects.toMatchObject({ statusCode: 404 });
    expect((await contentOf(idOf(url))).bytes).toEqual(content);
  });
});

it("uploads nobody moved for a week are removed, others stay", async () => {
  const [old, young] = [await begin(), await begin()];
  await send(old, 0, 10);
  const past = new Date(Date.now() - 8 * 24 * 3_600_000);
  await database.db
    .update(upload)
    .set({ movedAt: past })
    .where(eq(upload.id, idOf(old)));
  expect(await uploads.removeExpired()).toBe(1);
  expect((await call(old, "HEAD")).status).toBe(404);
  expect((await call(young, "HEAD")).status).toBe(200);
});
