import fastify, { type FastifyInstance } from "fastify";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filePasses } from "./file-pass.ts";
import { fileRoutes } from "./file-routes.ts";
import { openFolderStore } from "../storage/folder-store.ts";
import { contentTypeOf, newKey } from "../storage/keys.ts";

const filenames = new Map<string, string>();
const content = Buffer.from("0123456789");
let folder: string;
let app: FastifyInstance;
let image: string;
let pdf: string;
let sheet: string;
let deleted: string;
let passOf: (key: string) => string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "file-routes-"));
  const store = await openFolderStore(folder);
  const lookup = {
    async find(name: string) {
      const filename = filenames.get(name);
      if (filename !== undefined) return { key: name, filename, isLive: true };
      return name === image || name === deleted ? { key: name, isLive: name === image } : undefined;
    },
  };
  const passes = filePasses("a secret");
  passOf = (key) => passes.make(key);
  const maySeeDeleted = async (_request: unknown, key: string, pass: string | undefined) =>
    pass !== undefined && passes.isGood(key, pass);
  app = fastify({ routerOptions: { maxParamLength: 1024 } });
  await app.register(fileRoutes, { store, lookup, maySeeDeleted });
  [image, pdf, sheet, deleted] = [newKey("jpg"), newKey("pdf"), newKey("xlsx"), newKey("jpg")];
  filenames.set(pdf, "تقرير المياه 2026.pdf").set(sheet, 'Budget "final".xlsx');
  for (const key of [image, pdf, sheet, deleted]) {
    await store.put(key, { data: content }, { contentType: contentTypeOf(key) });
  }
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe("stored files, API-54 API-58", () => {
  it.each(["storage", "allimages"])("AMB-30 an image answers under /%s", async (place) => {
    const reply = await get(`/${place}/${image}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload).toEqual(content);
    expect(reply.headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-length": "10",
      "content-disposition": "inline",
      "cache-control": "public, max-age=86400",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "cross-origin-resource-policy": "cross-origin",
      "access-control-allow-origin": "*",
      etag: `"${image}"`,
    });
  });

  it("shows a PDF under its own name, outside a sandbox but with nothing to load", async () => {
    const { headers } = await get(`/storage/${pdf}`);
    expect(headers["content-type"]).toBe("application/pdf");
    expect(headers["content-disposition"]).toBe(
      "inline; filename=\"_____ ______ 2026.pdf\"; filename*=UTF-8''%D8%AA%D9%82%D8%B1%D9%8A%D8%B1%20" +
        "%D8%A7%D9%84%D9%85%D9%8A%D8%A7%D9%87%202026.pdf",
    );
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).not.toContain("sandbox");
  });

  it("offers other documents, and anything with ?download, for saving", async () => {
    expect((await get(`/storage/${sheet}`)).headers["content-disposition"]).toBe(
      "attachment; filename=\"Budget _final_.xlsx\"; filename*=UTF-8''Budget%20%22final%22.xlsx",
    );
    expect((await get(`/storage/${pdf}?download`)).headers["content-disposition"]).toMatch(/^attachment;/);
    expect((await get(`/storage/${image}?download=1`)).headers["content-disposition"]).toBe("attachment");
  });

  it("keeps documents out of /allimages", async () => {
    expect((await get(`/allimages/${pdf}`)).statusCode).toBe(404);
  });

  it("says 304 to who has it", async () => {
    const reply = await get(`/storage/${image}`, { "if-none-match": `W/"x", "${image}"` });
    expect(reply.statusCode).toBe(304);
    expect(reply.headers["cache-control"]).toBe("public, max-age=86400");
    expect(reply.body).toBe("");
  });

  it("answers HEAD with the size and no body", async () => {
    const reply = await app.inject({ method: "HEAD", url: `/storage/${image}` });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-length"]).toBe("10");
    expect(reply.body).toBe("");
    expect((await app.inject({ method: "HEAD", url: `/storage/${newKey("jpg")}` })).statusCode).toBe(404);
  });

  it.each([
    ["bytes=0-3", "0123", "bytes 0-3/10"],
    ["bytes=4-", "456789", "bytes 4-9/10"],
    ["bytes=-3", "789", "bytes 7-9/10"],
    ["bytes=8-99", "89", "bytes 8-9/10"],
    ["bytes=-99", "0123456789", "bytes 0-9/10"],
  ])("sends the part %s", async (range, body, contentRange) => {
    const reply = await get(`/storage/${pdf}`, { range });
    expect(reply.statusCode).toBe(206);
    expect(reply.body).toBe(body);
    expect(reply.headers).toMatchObject({
      "content-range": contentRange,
      "content-length": String(body.length),
    });
  });

  it.each(["bytes=10-", "bytes=99-100", "bytes=-0"])("says 416 to the part %s", async (range) => {
    const reply = await get(`/storage/${pdf}`, { range });
    expect(reply.statusCode).toBe(416);
    expect(reply.headers["content-range"]).toBe("bytes */10");
    expect(reply.json()).toMatchObject({ message: "The requested range does not exist." });
  });

  it.each(["bytes=0-1,4-5", "lines=1-2", "bytes=5-2", "bytes=a-b", "bytes"])(
    "sends all for %s",
    async (range) => {
      const reply = await get(`/storage/${pdf}`, { range });
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toBe("0123456789");
    },
  );

  it("sends all when the part belongs to something else", async () => {
    expect((await get(`/storage/${pdf}`, { range: "bytes=0-3", "if-range": '"other"' })).statusCode).toBe(
      200,
    );
    expect((await get(`/storage/${pdf}`, { range: "bytes=0-3", "if-range": `"${pdf}"` })).statusCode).toBe(
      206,
    );
  });

  it.each([
    ["an unknown key", newKey("jpg")],
    ["a name with spaces", "a b c.jpg"],
    ["an Arabic name", "شعار الوزارة.png"],
    ["a name of 255 bytes", `${"n".repeat(251)}.jpg`],
    ["an Arabic name of 254 bytes", "ش".repeat(127)],
    ["a name too long", "n".repeat(900)],
    ["a null byte", "a\0b.jpg"],
    ["a way out of the folder", "../../../etc/passwd"],
    ["a way out with backslashes", "..\\..\\etc\\passwd"],
    ["a number sign and a question mark", "a#b?.jpg"],
  ])("says 404 with a sentence to %s", async (_what, name) => {
    for (const place of ["storage", "allimages"]) {
      const reply = await get(`/${place}/${encodeURIComponent(name)}`);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ message: "There is no such file." });
      expect(reply.headers["cache-control"]).toBe("no-store");
    }
  });
});

describe("files of deleted records", () => {
  it("are served to nobody, at no address and in no part", async () => {
    for (const url of [`/storage/${deleted}`, `/allimages/${deleted}`]) {
      const asked: Record<string, string>[] = [
        {},
        { range: "bytes=0-3" },
        { "if-none-match": `"${deleted}"` },
      ];
      for (const headers of asked) {
        const reply = await get(url, headers);
        expect(reply.statusCode).toBe(404);
        expect(reply.headers["cache-control"]).toBe("no-store");
      }
      expect((await app.inject({ method: "HEAD", url })).statusCode).toBe(404);
    }
  });

  it("are served to who has a pass for them, and stored by no cache", async () => {
    const reply = await get(`/storage/${deleted}?pass=${passOf(deleted)}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["cache-control"]).toBe("private, no-store");
    for (const pass of ["", "x", `${passOf(deleted)}x`, passOf(image), passOf(deleted).replace(/^./, "z")])
      expect((await get(`/storage/${deleted}?pass=${pass}`)).statusCode).toBe(404);
  });

  it("a pass ends after an hour", () => {
    let now = 1_700_000_000_000;
    const passes = filePasses("a secret", () => now);
    const pass = passes.make(deleted);
    now += 3_500_000;
    expect(passes.isGood(deleted, pass)).toBe(true);
    now += 200_000;
    expect(passes.isGood(deleted, pass)).toBe(false);
  });
});
